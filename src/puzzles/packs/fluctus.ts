/**
 * The daily puzzles, in the order of days from a Monday on; each line has the position without paths, the record, and the facts why.
 * `npm run puzzles fluctus` makes them.
 */
export const lines = `
.A..BB/A..B.. B 2,0 2,2|boxri @ro gixwo|threat boxri gixwo;alone gixwo ro
B.BB../..A..A B 0,0 2,2|ro-wo vi-ro woxyi|offer ro-wo vixgo woxyi;alone woxyi ro
AA.ABA/A.B.B. A 0,2 2,2|roxbi yi-vi ri-gi vi-yi wo-ri yi-yo rixbo|alone rixbo yo
.BB..A/B..B.A B 2,0 2,2|ri-ro @ri yoxri vi-yi rixvo @ri voxri|threat ri-ro woxvi;alone voxri yi
..B.../A.AABA A 0,4 2,2|yi-go yo-yi ri-ro yi-yo gixyo bi-bo ro-ri @gi yoxgi|threat yi-go gixyo;alone yoxgi bo
B.B.../A.BA.A B 3,2 2,2|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi|threat @go yoxgi;alone goxwi bo
..B.B./.A..AB B 0,1 2,2|yo-wo wi-yo wo-wi yo-wo vi-vo wo-ro @go ro-wo goxbi|quiet yo-wo wi-yo wo-wi;alone goxbi wo
AABBBB/A..B.. B 3,1 2,2|boxri ro-vi vo-ro wo-wi goxwi|threat boxri gixwo;alone goxwi vi
BB..B./A..A.. B 1,1 2,2|bo-vo gi-go voxri|offer bo-vo gixwo voxri;alone voxri go
A.BBAA/A.BBA. A 2,2 2,2|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi|capture voxgi yixbo;alone woxvi yo
BB.AA./AA.... A 0,3 2,2|bo-gi ro-vo gixwo @gi woxgi|offer bo-gi roxwi gixwo;alone woxgi vo
..B..A/..AABA A 0,2 2,2|yi-go yo-wo vo-bo bi-wi vi-vo wo-ro bo-bi ro-wo voxwi|threat yi-go gixyo;alone voxwi wo
BB.AA./A..... A 2,5 2,2|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|quiet ri-gi wo-wi @ri;alone yoxgi vi
B...BA/A.AB.. B 5,2 2,2|@go vo-bi boxyi ri-wo gi-ri wo-yo @gi yo-wi yi-yo wi-wo gixwo|capture boxri vo-bi;alone gixwo bi
A.B.../..BA.A A 1,2 2,2|roxyi @go vixgo|alone vixgo yo
..AABB/....AA A 0,2 2,2|vi-yi @gi yoxgi vo-ro yixbo|threat vi-yi yixbo;alone yixbo ro
A..BA./ABBA.A A 1,3 2,2|roxyi go-yo bo-go yo-wo gixwo @gi woxgi|threat roxyi vixgo;alone woxgi wi
A..B.A/B..BB. B 0,0 2,2|go-bo vo-vi bo-vo ro-wo gixwo|offer go-bo roxbi gixvo;alone gixwo vi
B.AAAB/A..B.. A 3,4 2,2|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|offer yoxgi voxri boxri;alone roxyi bi
.AB.A./A.B... A 2,3 2,2|rixyo @go wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi|threat rixyo woxyi;alone yoxgi ro
B.B..B/AA.A.. B 3,3 2,2|@go ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo|capture voxri gi-go;alone gixwo vo
AA...B/....B. B 5,4 2,2|bixro wo-yo @gi @ri voxri|alone voxri yo
.BA.A./A..... A 0,3 2,2|bo-go @gi yoxgi|quiet bo-go @gi yoxgi;alone yoxgi wo
A.B..B/B.B..A B 0,0 2,2|ri-wo ro-ri yoxri|offer ri-wo roxyi woxyi;alone yoxri vi
AA.BBB/AABB.. B 2,2 2,2|boxri ro-vi gixwo vi-ro yi-vi wi-bi go-yi bi-wi yixro|threat boxri gixwo;alone yixro wi
.B...A/AB.B.. B 3,1 2,2|@go @ro wixro vo-bo go-yo bo-go yoxri|quiet @go @ro wixro;alone yoxri go
AAB.B./AA.BB. B 1,3 2,2|boxri ro-vo gixwo @ro @go roxbi goxwi bi-bo @gi bo-go wixgo|threat boxri gixwo;alone wixgo vo
AB..../A...B. B 5,5 2,2|@gi ro-vo bi-wi @ro wixro vo-bi @go bi-bo go-yo bo-go yoxri|quiet @gi ro-vo bi-wi;alone yoxri go
A.AAB./A..BB. A 4,5 2,2|yoxgi bo-vo rixvo|offer yoxgi bixgo rixbo;alone rixvo bi
A.ABAA/.BAB.. A 0,1 2,2|voxgi wi-bi ro-vi bi-vo vixgo|alone vixgo vo
..B.B./A..A.. B 0,1 2,2|@go ri-ro yoxgi|offer @go rixbo yoxgi;alone yoxgi ro
AAABBA/A.BB.. A 0,0 2,2|woxgi bo-bi roxbi yi-vi gi-bo go-yi boxvi|capture woxyi boxri;alone boxvi yi
..AA.B/BB.B.. B 0,0 2,2|wi-wo yo-wi gi-bo go-yi bo-bi wi-yo rixyo|offer wi-wo yoxgi woxgi;alone rixyo yi
BA.B.B/.AB... B 1,0 2,2|go-yo wixro yixwo ro-vi vo-ro vi-vo wo-ri|offer go-yo wixro yixwo;alone wo-ri vo
...ABA/A....B A 4,5 2,2|ri-gi vi-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi|quiet ri-gi vi-ro @ri;alone voxgi wi
.AB.../A.BBB. B 3,0 2,2|yixwo @ro yoxri|threat yixwo yoxri;alone yoxri ro
AA..A./B..BA. A 0,0 2,2|bo-vo gi-go voxri|offer bo-vo gixwo voxri;alone voxri go
A.B.B./..BB.A B 0,0 2,2|yo-go ro-wo goxvi|offer yo-go roxyi boxyi;alone goxvi wo
..BABA/A..... A 2,3 2,2|ri-gi yo-yi @ro yi-yo @ri yo-wo rixbo|threat ri-gi gixyo;alone rixbo wo
....BA/.A.B.A A 3,4 2,2|vixbo gi-ri wi-bi ri-wo @ri @go bixgo @gi voxgi|threat vixbo voxgi;alone voxgi wo
A...A./ABBA.. A 0,1 2,2|bo-go wi-bi gi-bo yi-vi goxbi vi-yi ri-gi @go bixgo|quiet bo-go wi-bi gi-bo;alone bixgo yi
.ABA../A..B.B A 2,2 2,2|@ro yo-wi woxvi gi-bo ri-gi bo-vo @ri vo-bi vi-vo wi-wo roxbi|capture rixyo gi-bo;alone roxbi wo
....BA/B..B.A B 5,4 2,2|gixvo @ro boxvi|threat gixvo boxvi;alone boxvi ro
BB..B./A..AB. B 2,0 2,2|bo-vo gi-go voxri|offer bo-vo gixwo voxri;alone voxri go
...BBA/..A..A A 1,3 2,2|vixbo go-yo yi-go @gi voxgi|capture vixgo bo-bi;alone voxgi yo
AB.B../A.B..A B 2,5 2,2|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri|threat goxvi yixro;alone voxri go
A..B.A/B.B..A B 0,1 2,2|goxvi ro-wo vi-ro vo-bi yi-yo bi-bo @gi wo-wi rixbo|offer goxvi voxri yixro;alone rixbo wi
A..BAA/BA.B.. A 2,3 2,2|voxri go-yo wi-bi @go bixgo yo-wo ro-vo wo-ro voxgi|capture voxgi go-yi;alone voxgi ro
B.BAA./...B.. B 6,5 2,2|gi-ri bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|quiet gi-ri bo-gi yo-wo;alone yoxri bi
....BA/.....A A 6,7 2,1|vixbo @go bo-gi|alone bo-gi go
B..BA./B.A... B 3,1 2,2|@gi bo-vo rixvo @ri voxri|threat @gi rixbo;alone voxri yi
..A.B./A.AB.. A 4,5 2,2|yi-go bo-vo yoxgi|offer yi-go boxri yoxgi;alone yoxgi vo
AB.B../A.B..A B 4,3 2,2|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri|threat goxvi yixro;alone voxri go
B.BAA./A..... A 5,5 2,2|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|threat ri-gi gixyo;alone voxgi wi
.AA.B./B..B.. B 5,5 2,2|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|threat gixwo rixyo;alone boxri yi
BABBA./...... B 3,2 2,2|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri|threat go-yi yixwo;alone yoxri go
AAABBA/A..B.. A 0,0 2,2|woxgi go-yi rixbo|threat woxgi rixbo;alone rixbo yi
A..B../.BBB.A B 1,0 2,2|goxvi ro-wo gi-ri @ro yixro|threat goxvi yixro;alone yixro wo
.BBAA./A.A... A 0,0 2,2|ri-gi yo-wi yi-yo wo-ro goxwi|offer ri-gi woxyi gixyo;alone goxwi ro
BA...A/.A.BBB B 4,4 2,2|vixwo @ri bi-bo wi-bi gixvo ri-gi voxgi @ri boxri|threat vixwo roxwi;alone boxri bi
BAB.../...BA. B 4,2 2,2|gi-ri wo-wi yo-wo wi-yo rixyo @ri yoxri|quiet gi-ri wo-wi yo-wo;alone yoxri bi
A.ABB./BA.B.A A 3,4 2,2|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|threat wixgo yoxgi;alone rixbo yo
.B.ABA/A..... A 2,4 2,2|ri-gi wo-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi|quiet ri-gi wo-ro @ri;alone voxgi wi
.B..BB/A..A.. B 4,4 2,2|voxgi @ro boxri|threat voxgi boxri;alone boxri ro
.B..B./...BA. B 1,0 2,2|wo-ro @ri boxri|quiet wo-ro @ri boxri;alone boxri bi
AB..../AB.B.A B 1,2 2,2|wixro vi-vo @go vo-bo go-yo bo-go yoxri|threat wixro woxvi;alone yoxri go
A.A.B./A.AB.. A 0,1 2,2|yi-go bo-bi yoxgi|offer yi-go boxri yoxgi;alone yoxgi bi
.BA.B./A..A.. A 0,2 2,2|yo-go bo-vo gixwo @gi woxgi|capture gixwo @go;alone woxgi vo
AAB..B/.AB.B. B 2,0 2,2|bixro wixro yixwo ro-vi vo-ro vi-vo wo-ri|capture voxwi roxwi;alone wo-ri vo
BBAA../A..BB. B 5,2 2,2|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|offer bi-vo yoxgi voxri;alone goxvi wi
..AB.A/A..B.A A 0,0 2,2|yo-wo go-yi woxgi|threat yo-wo woxgi;alone woxgi yi
BB.AB./B.A... B 1,0 2,2|bo-gi go-bo rixbo @ri boxri|quiet bo-gi go-bo rixbo;alone boxri yi
.A.BB./..AB.A A 1,1 2,2|vixgo bo-vo @ri gi-bo yixbo @gi woxgi|threat vixgo yixbo;alone woxgi vo
BA..../.A...B B 3,5 2,2|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri|threat vixwo roxwi;alone yoxri go
.A..BA/...B.A A 5,6 2,2|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi|threat vixbo voxgi;alone woxgi yi
.B..BA/AA.B.B B 2,0 2,2|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri|capture boxri @ro;alone boxri bi
...A../ABB.A. A 2,3 2,2|ri-gi wi-wo @ro wo-wi @ri wi-wo gixwo @gi woxgi|quiet ri-gi wi-wo @ro;alone woxgi yi
..ABB./AA.B.. A 3,2 2,2|wixgo bo-vo yoxgi|offer wixgo boxri yoxgi;alone yoxgi vo
ABAA../...... A 0,2 2,2|ro-ri @gi yoxgi|quiet ro-ri @gi yoxgi;alone yoxgi wo
.BA.../BBA... B 3,3 2,2|rixyo yi-vi @gi @ri yoxri @ro wixro|threat rixyo woxyi;alone wixro vi
AA..BB/.B.B.. B 1,0 2,2|wi-bi ro-vi boxvi @ri vi-ro wo-yo voxri|threat wi-bi bixro;alone voxri yo
.BA..B/B....A B 1,0 2,2|vo-ro vi-yi rixyo yi-go wo-ri|capture rixyo @ro;alone wo-ri go
..BA../...B.A A 4,5 2,2|@ri yo-wo @ro wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|quiet @ri yo-wo @ro;alone voxgi ro
AB.AA./.B.A.B A 1,3 2,2|ro-vo vi-yi boxyi wo-ro yi-yo wi-wo @ri ro-vi gixwo vi-ro ri-gi|threat ro-vo boxvi;alone ri-gi ro
BBA..B/A..A.. B 4,3 2,2|voxri gi-go rixyo @ri yoxri|threat voxri rixyo;alone yoxri go
B.AA../BB...B B 3,0 2,2|wi-wo yo-wi roxwi @ro wixro|threat wi-wo rixyo;alone wixro go
A.BB.B/BA.BA. B 2,0 2,2|goxwi bi-bo rixbo ro-wo vo-ro @ri boxri|threat goxwi yoxbi;stuck boxri wo
AB..B./AB...A B 2,3 2,2|wixro ri-gi woxvi @ri bo-vo ri-wo vixwo @ri voxri|threat wixro woxvi;alone voxri gi
BBA..B/A.AB.. B 1,1 2,2|voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|offer voxri yixwo gixwo;alone goxvi wi
BB.A.A/B...AA A 2,2 2,2|bixro @gi voxri wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|threat bixro voxri;alone voxgi ro
BAAB.B/B..... B 1,0 2,2|go-gi wo-wi ri-wo wi-bi gi-ri yo-go roxbi @ro bixro|offer go-gi yoxri voxri;alone bixro go
...B.A/AB.B.. B 0,0 2,2|go-bo vo-ro boxri|threat go-bo boxri;alone boxri ro
B.B.../BA..A. B 1,1 2,2|yo-wo wi-yo rixyo @ri yoxri|threat yo-wo roxwi;alone yoxri bi
AA.BAA/B..B.. A 4,4 2,2|voxgi go-yo boxri yo-yi gi-go @gi woxgi|capture voxri go-yi;alone woxgi yi
.A.A../B..BAA A 0,0 2,2|wo-ro gi-bo bi-vo bo-gi voxri|quiet wo-ro gi-bo bi-vo;alone voxri gi
A..BBA/.B..A. B 0,1 2,2|goxbi vo-vi bi-vo vi-yi @go yi-yo bo-bi ro-wo bixyo|offer goxbi roxbi @go;alone bixyo wo
BAAB.B/..B..A B 1,1 2,2|goxvi woxyi @go yo-wi roxyi wi-yo vi-ro yo-wo go-gi @ri voxri|offer goxvi woxyi @go;alone voxri wo
AB.AA./..BB.B B 2,1 2,2|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri|capture vixgo @ri;alone voxri yi
.AABB./.A.B.. A 2,2 2,2|wixgo gi-ri yoxri @gi woxgi|threat wixgo yoxgi;alone woxgi bo
AAABBA/A..B.. A 0,1 2,2|woxgi go-yi yo-go bo-bi roxbi|threat woxgi rixbo;alone roxbi yi
AB...A/.B.A.A A 0,3 2,2|vixwo wi-yo ro-ri yo-wi gi-go @gi woxgi|threat vixwo roxwi;alone woxgi wi
AAA.../....B. A 0,1 2,2|ro-ri @go wo-wi go-bo yoxbi|quiet ro-ri @go wo-wi;alone yoxbi bo
...BAA/B..B.A A 2,0 2,2|@ro go-yo voxgi yo-go boxri|capture voxgi ri-ro;alone boxri go
...ABA/AB.... A 1,3 2,2|ri-gi bo-bi vo-bo wi-wo goxbi @go bixgo|quiet ri-gi bo-bi vo-bo;alone bixgo wo
.B.A.A/B..B.A A 4,5 2,2|@ro wo-yo voxri yo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|threat @ro voxri;alone voxgi ro
B.A.BB/...... B 2,0 2,2|bo-gi @ri voxri|quiet bo-gi @ri voxri;alone voxri yo
B....B/...A.. B 1,1 2,2|@go gi-bo go-gi @ri voxri|quiet @go gi-bo go-gi;alone voxri bo
AB...A/B.B.B. B 0,0 2,2|bi-wi ro-vi ri-ro vo-bo woxvi|offer bi-wi voxri wixro;alone woxvi bo
.BBB.A/BB..AA B 2,0 2,2|yoxbi vo-bo wo-ro vi-yi wi-wo bo-vo rixvo @ri voxri|threat yoxbi wixvo;alone voxri yi
...B.A/A..BA. A 3,4 2,2|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|threat vo-bo bixgo;alone voxgi ro
AA..B./A.AB.B A 1,2 2,2|woxgi bo-vo rixvo @go @ri go-yo ri-wo @go woxvi yo-wi vixgo|capture woxvi boxri;alone vixgo wi
...ABA/A...AB A 0,3 2,2|ri-gi vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi|quiet ri-gi vi-yi vo-vi;alone yoxgi vo
.A.BB./AABB.B B 3,1 2,2|boxri @ro yixro wo-yo gixyo|threat boxri gixwo;alone gixyo wi
B..BA./A.AB.A A 0,1 2,2|vixgo ro-wo yi-yo wo-ro yoxgi|capture yixro go-yo;alone yoxgi ro
....BB/AA..AA A 1,3 2,2|wixvo @go vixbo go-yo ri-gi @go bixgo|threat wixvo vixbo;alone bixgo yo
AB.A.A/B..BA. A 1,2 2,2|voxri gi-bo ri-gi bo-vo @ri vo-vi gixwo vi-vo ri-gi|alone ri-gi vo
B.AAAB/A..B.. A 3,3 2,2|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|offer yoxgi voxri boxri;alone roxyi bi
AA.AB./B..B.A A 2,2 2,2|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|threat wo-yo yoxgi;alone rixbo yo
B...B./...ABA B 2,0 2,2|bi-vo gi-go boxvi go-yo vi-yi yo-wi yi-go wi-wo go-gi @ri voxri|threat bi-vo boxvi;alone voxri wo
.AB.../B.AB.. B 3,1 2,2|gixwo @ro woxyi|threat gixwo woxyi;alone woxyi ro
B...BA/...BA. B 1,0 2,2|gixvo bi-wi bo-gi @ri voxri|threat gixvo roxbi;alone voxri wi
.AB.A./.B..AA A 0,0 2,2|vi-ro yo-yi roxwi|offer vi-ro yoxbi roxwi;alone roxwi yi
.A.BB./AAA... A 0,2 2,2|wo-yo @gi wixgo bo-vo yoxgi|offer wo-yo boxyi wixgo;alone yoxgi vo
B.BA../A.B... B 3,1 2,2|@gi go-bo yo-wo bo-go yi-yo go-bo yoxri|quiet @gi go-bo yo-wo;alone yoxri bo
AAA.B./A..BB. A 1,1 2,2|woxgi bo-go ro-vo bi-wi @ro wi-wo gixwo go-bo yo-go @gi woxgi|threat woxgi rixbo;alone woxgi bo
B.BBA./A.BA.A B 3,2 2,2|goxvi bo-vo @go vo-bo yoxgi bo-bi go-bo ri-wo vixwo @ri boxri|capture yixbo rixbo;alone boxri bi
AA.BBA/AA.B.. A 0,0 2,2|woxgi go-yo rixbo|threat woxgi rixbo;alone rixbo yo
..BBB./AA.AA. A 3,2 2,2|bixyo go-yi rixbo @go wixgo|capture rixbo goxwi;alone wixgo yi
....BA/..BB.A B 1,1 2,2|gixvo vi-ro @gi ro-wo vo-ro @ri boxri|threat gixvo boxvi;alone boxri wo
.ABAB./A.ABBA A 1,2 2,2|yixbo bi-wi rixyo gi-ri yoxri @gi woxgi|capture rixyo bo-vo;alone woxgi wi
AAB.../..B... B 1,2 2,2|yixwo ro-vo yo-wi @ri @gi vo-bi @go bi-bo go-yo bo-vo yoxri|alone yoxri vo
AA.BB./A.ABBA A 0,0 2,2|woxgi boxyi roxyi go-yo yi-go yo-wi vi-ro wi-wo gixwo|capture vixgo bixgo;alone gixwo bi
BA.BB./A..AB. B 2,2 2,2|bo-vo wo-wi voxri wi-yo go-bo yo-wo @go wo-yo bi-vo yo-wo voxgi|threat bo-vo voxri;alone voxgi wo
.BB.../A..A.B B 1,0 2,2|yoxri @ro woxgi|threat yoxri woxgi;alone woxgi ro
..B.A./..AAB. A 1,2 2,2|yi-go yo-wo goxbi @go bixgo|threat yi-go goxbi;alone bixgo wo
A...B./.AB..B B 4,1 2,2|yixro @ri @gi ri-wo vixwo @ri boxri|alone boxri wi
.ABAA./B.A... A 0,2 2,2|bo-gi yo-wi yi-yo ri-ro goxwi ro-vo yo-go|threat bo-gi gixyo;alone yo-go vo
B.BAA./A..... A 3,5 2,2|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|threat ri-gi gixyo;alone voxgi wi
..A.AA/B.BB.. A 3,1 2,2|voxgi @go boxri yi-vi @ro go-yi ro-wo yi-go @ro vi-vo rixvo|threat voxgi boxri;alone rixvo go
BBB.A./..AA.. B 1,2 2,2|@go @ri yoxgi bo-vo go-bo vo-bi @go bi-vo gixvo yi-yo voxri|capture woxyi @ri;alone voxri yo
..B.AA/..BA.. A 0,0 2,2|gi-go yo-wo boxyi|threat gi-go boxyi;alone boxyi wo
AA..B./..B..B B 2,1 2,2|yixro wo-yo @gi @ri boxri|threat yixro vixwo;alone boxri yo
BA..BA/AA.B.B B 3,3 2,2|vixwo wi-bi gixvo ri-gi voxgi @ri boxri|capture boxri wixro;alone boxri bi
.AB.AA/..B.A. A 0,0 2,2|wo-ro yo-wo vo-vi wo-yo roxyi|quiet wo-ro yo-wo vo-vi;alone roxyi yo
.A..BA/...B.A A 4,3 2,2|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi|threat vixbo voxgi;alone woxgi yi
B.BBBA/...A.A B 3,3 2,2|yoxgi vixbo gi-ri vo-vi @gi bo-bi go-bo bi-wi @go wi-wo gixwo|offer yoxgi vixbo gi-ri;alone gixwo vi
A.B.BA/.B.B.. B 2,0 2,2|yo-wo ro-vi gixvo @ri boxvi ri-gi vi-ro @ri voxri|capture gixvo @ri;alone voxri gi
AA.BA./A.B... A 0,0 2,2|bo-gi go-yo rixyo|quiet bo-gi go-yo rixyo;alone rixyo yi
.B.BB./A..A.B B 0,0 2,2|wo-yo ri-ro yoxgi|offer wo-yo rixbo yoxgi;alone yoxgi ro
ABBB.A/AB.B.A B 3,2 2,2|wixro vo-bi yoxri vi-yi gi-bo yi-yo goxbi|capture yoxri vixwo;alone goxbi yo
.A.A.B/B.ABB. B 4,2 2,2|gixwo @ro bixro go-bo @go yi-yo rixyo bo-gi wo-ri|alone wo-ri gi
BA.B.A/...B.. B 4,2 2,2|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro|threat gi-ri rixvo;alone wixro yi
...A.B/AA.AB. A 0,1 2,2|gi-bo @gi goxbi vo-ro wi-wo ro-vo woxgi|offer gi-bo voxwi ri-gi;alone woxgi vo
AAB.B./BB.B.A B 1,0 2,2|wi-bi wo-wi bo-vo vi-yi bixro yi-go yo-wo go-yi roxwi @ro wixro|capture gixwo vixwo;alone wixro yi
AB...A/BB...A B 2,3 2,2|wixro vi-yi rixvo @ri voxri|threat wixro rixvo;alone voxri yi
AA..A./BA.B.. A 0,0 2,2|bo-vo gi-go voxri|offer bo-vo gixwo voxri;alone voxri go
AA.B../..B..A A 1,2 2,2|roxyi go-yo @ri @go vixgo yo-wi ri-gi|threat roxyi vixgo;alone ri-gi wi
AAAB../...... A 0,2 2,2|ro-ri go-bo yo-go @gi woxgi|quiet ro-ri go-bo yo-go;alone woxgi bo
...B.A/A..BA. A 5,5 2,2|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|threat vo-bo bixgo;alone voxgi ro
AAB.BB/A..B.. B 2,0 2,2|boxri wo-wi yo-wo wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro|threat boxri gixwo;alone bixro yi
B..AA./B.B... B 4,3 2,2|yi-yo bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|quiet yi-yo bo-gi yo-wo;alone yoxri bi
..B.B./...AA. B 0,1 2,2|@go gi-ri goxbi|threat @go goxbi;alone goxbi ri
B..A.B/..AAA. A 0,2 2,2|bi-bo ro-wo gixvo @gi voxgi|threat bi-bo gixvo;alone voxgi wo
BA..../AA.B.B B 2,2 2,2|vixwo wi-bi @go bi-bo go-yo bo-go yoxri|threat vixwo roxwi;alone yoxri go
.A...B/.....B B 2,2 2,2|vi-ro wo-yo @gi @ri voxri|quiet vi-ro wo-yo @gi;alone voxri yo
..AB.B/..ABBA B 0,0 2,2|gi-bo yo-wo boxyi wo-yo goxvi|capture gixyo vixgo;alone goxvi yo
ABB..B/BAA.BA B 0,0 2,2|woxyi roxyi voxwi vi-ro ri-wo ro-vi woxyi|capture bixro yixro;alone woxyi vi
B...../..BBAA B 2,1 2,2|gi-ri bi-wi @go vi-vo rixvo wi-wo go-gi @ri voxri|quiet gi-ri bi-wi @go;alone voxri wo
AABABA/A..B.. A 0,2 2,2|woxgi yo-wo rixbo|capture rixyo gixvo;alone rixbo wo
B.BA.A/...A.. A 0,3 2,2|gixyo ro-wo vo-bo @gi yoxgi|alone yoxgi wo
.A...B/A.BB.B B 0,0 2,2|vi-ro wo-yo voxri|offer vi-ro woxgi voxri;alone voxri yo
AAA..A/..B..B A 0,1 2,2|woxyi @go yo-wo go-yo woxvi|capture woxvi yi-go;alone woxvi yo
ABB..A/AB.B.A B 3,4 2,2|wixro vo-bi yoxri vi-yi @go bi-vo rixvo @ri voxri|capture yoxri vixwo;alone voxri yi
AA.AB./B..B.A A 4,5 2,2|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|threat wo-yo yoxgi;alone rixbo yo
A.B.BB/BA.BA. B 3,0 2,2|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro|offer yo-wo wixvo gixvo;alone wixro yi
B....B/.A.... B 2,1 2,2|@gi @ri voxri|quiet @gi @ri voxri;alone voxri wi
...A.A/..BAB. A 0,1 2,2|vo-bo yi-vi goxbi @go bixgo|threat vo-bo goxbi;alone bixgo vi
ABB..B/AB.A.. B 4,4 2,2|wixro gixwo voxri|capture yoxri ro-vi;alone voxri wo
A..B.A/A.BAB. A 0,0 2,2|roxbi go-yo gi-go yo-wo ri-gi yi-vi gi-bo wo-yo boxvi|alone boxvi yo
.AA.B./B..B.. B 5,3 2,2|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|threat gixwo rixyo;alone boxri yi
A.B..B/AA.BB. B 1,1 2,2|bixro ri-wo ro-ri wo-ro @go wi-bi gi-bo ro-wo goxbi @ro bixro|capture voxwi ri-wo;alone bixro wo
AB...A/.B..BA B 2,3 2,2|wixvo @ri bixro ri-gi woxvi gi-go @gi @ri voxri|capture wixro @ri;alone voxri go
B.ABBB/A..A.. B 0,0 2,2|voxgi yo-wo boxri|capture voxri yo-wi;alone boxri wo
AB.B../..B..A B 4,4 2,2|goxvi ro-vo wo-ri @ro yixro|threat goxvi yixro;alone yixro vo
AB..B./.B.BAA B 1,1 2,2|wixro vi-yi @go bi-wi boxyi @ri roxwi|threat wixro woxvi;alone roxwi ri
...ABB/A...AA A 0,3 2,2|vi-yi @gi yixbo vo-ro bi-vo ro-wo voxgi|threat vi-yi yixbo;alone voxgi wo
.AB.B./A.B... B 4,3 2,2|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri|threat yixwo yoxri;alone boxri vi
A..A.B/AB.... A 1,3 2,2|rixvo @gi @ri gi-bo ri-gi wi-wo ro-ri bo-bi gixwo @gi woxgi|alone woxgi bi
.AA.B./BB.... B 5,5 2,2|@gi wo-ro @go ro-vi gixyo @ro @gi ro-wo gixwo @ro wixro|offer @gi yoxri boxri;alone wixro vi
.AB.../BB.B.A B 3,0 2,2|gixwo @ro wixro|alone wixro vi
AA..B./..B..B B 3,2 2,2|yixro wo-yo @gi @ri boxri|threat yixro vixwo;alone boxri yo
A.BBAA/A.BBA. A 3,2 2,2|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi|capture voxgi yixbo;alone woxvi yo
AB..AA/AB.... A 0,0 2,2|bo-gi wo-yo ri-wo yo-go roxwi|offer bo-gi wixro gixwo;alone roxwi go
.B.BAA/BB.... B 3,0 2,2|wo-ro vo-vi go-yi bo-go wi-wo vi-vo rixvo @ri voxri|threat wo-ro rixvo;alone voxri go
A.ABB./BA.B.A A 4,3 2,2|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|threat wixgo yoxgi;alone rixbo yo
BB...A/...A.A A 1,0 2,2|gi-bo wo-ri vo-bi ro-vo @ro ri-gi ro-ri vo-ro vi-vo ro-wo voxgi|offer gi-bo woxvi boxvi;alone voxgi wo
..B.../AA.BA. A 2,3 2,2|bixyo gi-bo ri-gi @go wixgo|alone wixgo bo
A.B.BB/A.B.AB B 1,0 2,2|yixro ri-wo vixwo bi-wi wo-ri|threat yixro roxbi;alone wo-ri wi
.A.BB./..AB.A A 2,4 2,2|vixgo bo-vo @ri gi-bo yixbo @gi woxgi|threat vixgo yixbo;alone woxgi vo
BA..../.A...B B 4,5 2,2|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri|threat vixwo roxwi;alone yoxri go
AA.BA./ABBB.A A 0,2 2,2|roxyi go-yo rixyo @go vixgo gi-ri yoxri @gi woxgi|capture roxwi goxvi;alone woxgi wi
ABB.../..AAA. A 0,2 2,2|yi-go yo-yi ro-vi wo-ro bi-bo yi-yo gixyo @gi yoxgi|threat yi-go gixyo;alone yoxgi ro
A.AABB/...A.. A 0,2 2,2|ro-ri bo-bi gi-bo @gi yoxgi vo-ro goxbi @go bixgo|offer ro-ri voxgi yoxgi;alone bixgo ro
..ABA./BA.B.. A 4,2 2,2|wixgo ri-ro yoxgi|offer wixgo rixbo yoxgi;alone yoxgi ro
..ABBA/.AAA.B A 0,1 2,2|wixgo bo-bi goxvi @go vixgo|threat wixgo goxvi;alone vixgo bi
.B...A/B..A.A A 0,0 2,2|vi-ro wo-yo voxri|offer vi-ro woxgi voxri;alone voxri yo
A.B.B./AB.... B 3,3 2,2|yo-wo ro-vo @gi @ro wixro vo-bi boxri|threat yo-wo wixro;alone boxri bi
.BA..B/B....A B 2,0 2,2|vo-ro vi-yi rixyo yi-go wo-ri|capture rixyo @ri;alone wo-ri go
AA.BBA/AA.B.. A 0,2 2,2|woxgi go-yi ri-wo @go wo-yo bo-bi wixgo bi-bo vo-vi bo-vo roxyi|threat woxgi rixbo;alone roxyi vo
...A../A.BAAB A 0,1 2,2|gi-bo yi-yo ri-gi yo-wo bo-vo vi-yi bi-bo yi-yo gixyo wo-ro bo-gi|offer gi-bo vixgo bixgo;alone bo-gi ro
AABB../...A.A A 0,0 2,2|gi-ri yo-wi roxwi|threat gi-ri rixyo;alone roxwi go
.AA..B/A..... A 0,1 2,2|yo-go @gi woxgi|quiet yo-go @gi woxgi;alone woxgi vo
AA..../.BB..B B 4,5 2,2|yixro wo-yo vi-vo yo-wo @gi @ri voxri|threat yixro vixwo;alone voxri wo
A.BA.B/A.B... A 1,0 2,2|rixvo yo-wi go-yo yi-go ro-wo go-bo @ro bo-go roxwi|alone roxwi go
BB.A.A/...B.. B 3,3 2,2|gi-ri vo-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|threat gi-ri rixvo;alone yoxri bi
BB.AA./...B.. B 4,3 2,2|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri|quiet gi-ri bo-bi @gi;alone voxri yi
AB.ABA/...... A 5,6 2,2|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|threat ro-vi vixbo;alone voxgi ro
BA.BB./AABB.. B 1,0 2,2|boxri wo-yo gixyo|offer boxri wixro gixwo;alone gixyo wi
A.ABBB/A.AA.. A 0,0 2,2|rixbo vo-bi ro-vi bi-wi vixgo|capture rixvo boxyi;alone vixgo wi
..ABBA/..AB.A A 1,1 2,2|vixgo gi-ri yixbo ri-ro bo-gi|capture vixbo gixyo;alone bo-gi ro
BB.A.B/A..A.. B 5,2 2,2|voxri gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|threat voxri woxgi;alone yoxri bi
.AAA../BA.BB. A 1,3 2,2|yoxgi bi-bo @ro bo-vo wi-yo vo-bo yoxri|capture yoxbi gixwo;alone yoxri bo
.ABBA./AA.B.. A 0,0 2,2|wi-bi go-yi rixyo yi-vi bi-vo gi-go boxvi|capture rixyo gixyo;alone boxvi go
AB.ABA/...... A 2,4 2,2|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|threat ro-vi vixbo;alone voxgi ro
ABBB../AB.B.A B 1,0 2,2|wixro vi-vo yoxri|capture yoxri ro-vo;alone yoxri vo
AABBBB/A..B.. B 3,0 2,2|boxri ro-vi vo-ro wo-wi goxwi|threat boxri gixwo;alone goxwi vi
BAB.B./A..B.A B 1,0 2,2|boxri wo-wi yo-wo vi-yi roxwi @ro wixro|threat boxri gixwo;alone wixro yi
.B..AA/B.B..B B 1,0 2,2|vi-ro vo-bi yi-yo bo-go wo-wi go-bo yoxbi|threat vi-ro rixvo;alone yoxbi bo
B.AAAB/A..B.. A 4,3 2,2|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|offer yoxgi voxri boxri;alone roxyi bi
.AABA./..B.BA A 0,2 2,2|woxyi go-gi yi-go gi-ri vi-vo ri-ro goxbi @go bixgo ro-wo bo-gi|threat woxyi vixgo;alone bo-gi wo
.AABA./..B... A 1,2 2,2|wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi|capture woxyi @gi;alone yoxgi ro
..ABB./AA.B.. A 4,4 2,2|wixgo bo-vo yoxgi|offer wixgo boxri yoxgi;alone yoxgi vo
ABB.BB/A...AB B 1,0 2,2|yoxri bi-wi bo-bi wi-yo bixro|alone bixro yo
B.AB../AB.... B 0,0 2,2|wi-wo yo-yi go-yo ri-gi woxyi|quiet wi-wo yo-yi go-yo;alone woxyi gi
.AB.B./.A.A.. A 1,2 2,2|@ri @go rixyo go-yi woxyi @go wixgo|threat @ri rixyo;alone wixgo bo
A.AB../.AB.BA A 0,1 2,2|wixgo bi-bo roxyi bo-vo go-gi @go vixgo|capture roxyi go-bo;alone vixgo vo
.ABBBA/BA.B.A B 1,0 2,2|gixvo @ro goxwi roxwi boxvi wo-ro ri-wo wi-bi wo-wi ro-wo yoxbi|capture gixwo vixbo;alone yoxbi wo
AB.AA./..BB.B B 3,3 2,2|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri|capture vixgo @ri;alone voxri yi
...BAA/..BBA. A 1,0 2,2|bixgo yi-yo voxgi|capture voxgi yixbo;alone voxgi yo
..BA../.B.A.A A 1,1 2,2|gixyo wi-wo @ri @gi yoxgi|threat gixyo goxwi;alone yoxgi wo
AA...B/BBAB.. B 1,0 2,2|gixwo ro-vi vo-ro vi-vo rixvo @ri voxri|threat gixwo wixro;alone voxri yi
A.A.AB/.A...B A 0,0 2,2|bo-go vo-bo yo-yi bo-vo goxvi|quiet bo-go vo-bo yo-yi;alone goxvi vo
B.A.BA/A....B B 3,5 2,2|@gi vo-bi @go ri-wo vixwo @ri goxbi yo-wi boxri|threat @gi boxri;alone boxri wi
.BBBAA/B..BA. B 4,0 2,2|rixbo @ro gixvo @ri yoxri bi-wi bo-bi ro-vi voxwi @ro wixro|threat rixbo gixvo;alone wixro vi
AA.B../ABB.B. B 0,1 2,2|go-yo rixyo bixyo wo-ri wi-wo ri-gi @go ro-vo yoxgi|offer go-yo rixyo bixyo;alone yoxgi vo
BBAB../..AB.. B 4,0 2,2|gixyo yi-vi wo-ri|threat gixyo woxyi;alone wo-ri vi
..A.../A.A..B A 0,3 2,2|yi-go @gi yoxgi|quiet yi-go @gi yoxgi;alone yoxgi vi
.A..../BAAB.A A 0,0 2,2|wi-yo ri-ro yixro|offer wi-yo gixwo yixwo;alone yixro gi
A..AB./ABABB. A 3,2 2,2|yixbo wi-wo goxbi gi-go bixgo @gi ro-vo wo-ro voxgi|threat yixbo goxbi;alone voxgi ro
..B.A./A..BA. A 1,2 2,2|@ro @go bixgo yo-wo ro-vo wo-ro voxgi|quiet @ro @go bixgo;alone voxgi ro
A.BB../A.B.AA A 4,3 2,2|roxyi go-bo ri-gi yo-wo @ri @go vixgo bo-vo gixwo @gi woxgi|threat roxyi vixgo;alone woxgi vo
.A.A.B/B..A.B A 1,0 2,2|@ro vi-yi go-bo vo-bi gi-go yi-yo goxbi yo-yi bi-vo ri-gi voxgi|threat @ro woxvi;alone voxgi yi
AA...B/A..BB. B 2,1 2,2|bixro wo-yo voxri|offer bixro woxgi voxri;alone voxri yo
..A.B./..A..B B 0,1 2,2|@go yo-wo boxyi|threat @go boxyi;alone boxyi wo
A...../..BABB B 3,0 2,2|yixro @ri bi-vo ri-wo vixwo @ri voxri|alone voxri gi
.A..B./A..BA. A 5,5 2,2|woxgi bo-vo @ro vo-vi gi-go @gi bi-bo vi-vo rixvo|threat woxgi rixbo;alone rixvo gi
BAABBA/..BB.. B 2,0 2,2|gixyo wo-wi goxwi @ri bo-gi vo-bo wi-wo bo-go yoxri|capture gixvo @ri;alone yoxri go
.B.B.A/A.BA.B B 0,0 2,2|wo-yo vo-bi yoxgi ri-wo vi-vo wo-ro gi-bo bi-wi bo-bi ro-wo voxwi|threat wo-yo yoxgi;alone voxwi wo
BBAA../A..BB. B 4,4 2,2|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|offer bi-vo yoxgi voxri;alone goxvi wi
....BA/AA.B.A A 2,3 2,2|vixbo @go voxgi|threat vixbo voxgi;alone voxgi go
B...../.A...B B 1,1 2,2|vi-vo wi-wo @gi @ri voxri|quiet vi-vo wi-wo @gi;alone voxri wo
A...BA/BABBB. B 1,0 2,2|gixvo ro-wo voxwi @ro bo-gi ro-vi gixwo|threat gixvo voxwi;alone gixwo vi
A.B.B./AB.... B 3,1 2,2|yo-wo ro-vo @gi @ro wixro vo-bi boxri|threat yo-wo wixro;alone boxri bi
....A./.BBAAA A 0,2 2,2|bo-go wi-wo bi-bo yi-yo gixyo @gi yoxgi|quiet bo-go wi-wo bi-bo;alone yoxgi wo
.B..BA/AA.B.B B 1,0 2,2|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri|capture boxri @ro;alone boxri bi
BABBA./...... B 5,4 2,2|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri|threat go-yi yixwo;alone yoxri go
AA...A/BB.B.. A 1,0 2,2|voxri wi-bi woxgi|capture roxwi gixwo;alone woxgi bi
B.A.../AA.... A 0,1 2,2|ri-gi @go wixgo|quiet ri-gi @go wixgo;alone wixgo ro
AB.AB./AB.B.A B 2,2 2,2|wixro go-yi woxvi ri-wo vixwo @ri boxri|capture boxri vixwo;alone boxri yi
B.AAAB/A..... A 0,1 2,2|ri-gi vo-vi yo-yi ro-wo goxvi @go vixgo|threat ri-gi gixvo;alone vixgo wo
BABB../...BA. B 3,0 2,2|gi-ri bi-bo go-gi wo-wi rixbo @ri boxri|quiet gi-ri bi-bo go-gi;alone boxri wi
B.B.AA/...B.B B 1,0 2,2|gi-ri vo-bi vi-vo bi-wi yo-wo bo-go roxwi @ro wixro|offer gi-ri boxvi rixvo;alone wixro go
AAABB./..A... A 0,1 2,2|ro-vi boxyi woxyi go-bo yo-go bo-vo go-gi @go vixgo|offer ro-vi boxyi woxyi;alone vixgo vo
AB.A../AB.B.A A 2,4 2,2|vixwo gi-bo roxwi @gi woxgi|threat vixwo roxwi;alone woxgi bo
B.AA../BB...B B 1,0 2,2|wi-wo yo-wi roxwi @ro wixro|threat wi-wo rixyo;alone wixro go
A..AB./AA.B.. A 0,2 2,2|wi-yo bo-bi yoxgi|offer wi-yo boxri yoxgi;alone yoxgi bi
AA.B.B/A.BBBA B 3,1 2,2|bixro woxgi goxvi ri-wo vixwo @ri voxri|capture goxvi rixvo;alone voxri gi
BA.B.A/...B.. B 3,2 2,2|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro|threat gi-ri rixvo;alone wixro yi
ABA.B./BA..B. B 2,1 2,2|rixyo ro-vo @gi vo-vi bo-vo @ro bixro vi-yi woxyi @ri voxri|alone voxri wi
.A.BAB/..AB.. A 2,3 2,2|@ri vo-ro woxgi go-yo yi-go yo-wi ri-wo ro-vo gixvo @gi voxgi|threat @ri woxgi;alone voxgi wi
...BBA/A..B.A A 1,0 2,2|vixbo go-yo voxgi|threat vixbo voxgi;alone voxgi yo
.B..AA/B..B.. B 1,1 2,2|rixbo vo-bi wo-ro @ri boxri|threat rixbo gixvo;alone boxri bi
..A.B./A.AB.. A 3,3 2,2|yi-go bo-vo yoxgi|offer yi-go boxri yoxgi;alone yoxgi vo
BB.A../.A.A.. A 1,2 2,2|@ri ro-vo gixwo @gi woxgi|offer @ri roxwi gixwo;alone woxgi vo
A..ABB/A.B..A A 4,4 2,2|rixvo bo-bi roxbi @gi @ri yi-yo bi-bo yo-wo voxgi|capture roxyi boxvi;alone voxgi wo
ABB..A/B...B. B 2,0 2,2|bi-wi ro-vi wo-ro vo-bo wi-wo vi-vo rixvo bo-go wo-ri|offer bi-wi voxri wixro;alone wo-ri go
AA.B../A.BAAB A 1,3 2,2|ro-vo go-bo rixbo @go bixgo vixgo @ri go-yo rixyo @go woxyi|capture woxvi goxvi;stuck woxyi go
BBBA../....A. B 0,0 2,2|wo-wi go-bo yoxbi|threat wo-wi yoxbi;alone yoxbi bo
....A./AB..A. A 0,3 2,2|ri-gi @go bixgo|quiet ri-gi @go bixgo;alone bixgo wi
.ABBB./AAA... A 4,4 2,2|rixyo go-gi yi-go gi-ri yoxri @gi woxgi|offer rixyo boxyi wixgo;alone woxgi bo
BA.BB./AB.AB. B 1,0 2,2|bo-vo wo-yo bixyo ri-wo yoxgi @ri voxri|threat bo-vo voxri;alone voxri wo
A..B.B/A.B.AA A 0,0 2,2|rixvo yi-yo vo-bo go-gi vi-vo yo-wo voxgi|capture roxyi go-bo;alone voxgi wo
AAAB.B/B..B.. B 3,0 2,2|gixwo yo-wi go-gi wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro|capture gixyo ro-vi;alone bixro yi
B.BA.B/AA.A.. A 2,2 2,2|ri-wo ro-ri gixyo @gi yoxgi vo-bo @ro bo-vo wi-yo vo-bo yoxri|capture gixyo voxri;alone yoxri bo
AA.A.B/A..ABB A 1,3 2,2|rixvo bi-bo woxvi|capture woxvi bixro;alone woxvi bo
...BA./A.BBAA A 4,3 2,2|bixgo yi-yo vi-vo yo-wo voxgi|threat bixgo boxyi;alone voxgi wo
BB..../..AB.A B 4,2 2,2|woxvi @ri roxyi ri-wo gi-ri @ro yixro|threat woxvi roxyi;alone yixro wo
AAB..B/BB.... B 0,0 2,2|wi-bi ro-vi ri-ro vi-yi vo-vi wo-ri roxyi|threat wi-bi bixro;alone roxyi ri
.B...B/BBA..A B 2,0 2,2|vo-ro vi-vo rixvo @ri voxri|offer vo-ro yixro wixro;alone voxri yi
.B..AA/A.B.A. A 0,3 2,2|ri-gi wo-ro bo-go ro-wo bi-bo yi-yo gixyo wo-ro bo-gi|quiet ri-gi wo-ro bo-go;alone bo-gi ro
.BB.../..AA.A A 2,3 2,2|@ro wo-ri yi-go yo-wi vi-vo ri-wo @ri wo-yo gixyo @gi yoxgi|offer @ro woxyi roxyi;alone yoxgi wi
....BA/.....A A 5,6 2,2|vixbo @go bo-gi|alone bo-gi go
.BAA../...... A 1,4 2,2|@ri @gi yoxgi|quiet @ri @gi yoxgi;alone yoxgi wo
AA.B../..B..A A 3,3 2,2|roxyi go-yo @ri @go vixgo yo-wi ri-gi|threat roxyi vixgo;alone ri-gi wi
AB..AB/A..B.B B 1,1 2,2|vixbo rixvo gixvo @ri @gi rixvo gixvo|offer vixbo rixvo gixvo;alone gixvo ro
.A..A./B..BAA A 0,0 2,2|bi-vo gixwo vi-ro wo-yo voxri|offer bi-vo gixwo vi-ro;alone voxri yo
B...AA/..BB.. B 0,1 2,2|@go bo-bi go-bo vo-vi gi-go bi-vo goxvi|offer @go voxgi yixbo;alone goxvi vo
BB.A../...A.A A 4,4 2,2|vi-vo wo-ri vo-bo ri-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|quiet vi-vo wo-ri vo-bo;alone voxgi wi
AAABBA/A..B.. A 1,2 2,2|woxgi go-yi yo-go bo-bi roxbi|threat woxgi rixbo;alone roxbi yi
BB.AA./...A.A A 0,3 2,2|vi-vo wo-yo gixyo ro-wo bo-gi|quiet vi-vo wo-yo gixyo;alone bo-gi wo
...AAB/A....B A 1,0 2,2|@ro vo-bi goxbi|offer @ro vixbo rixvo;alone goxbi vi
BB.BA./B...A. B 4,0 2,2|go-yo bo-go wo-wi go-bo yoxbi|quiet go-yo bo-go wo-wi;alone yoxbi bo
...B.A/A..BA. A 5,6 2,2|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|threat vo-bo bixgo;alone voxgi ro
AB.A.B/AA.B.. A 0,0 2,2|wi-yo vo-vi yoxgi wo-wi ri-wo wi-bi woxvi|capture rixvo wo-yo;alone woxvi bi
AAB.B./BA.BBA B 1,0 2,2|bo-vo vi-yi gixwo ro-vi woxyi @ro bixro wi-wo yixwo|capture gixwo vixwo;alone yixwo vi
....BA/B..B.A B 1,1 2,2|gixvo @ro boxvi|threat gixvo boxvi;alone boxvi ro
A..B.B/A..BBA B 0,0 2,2|bixro ri-wo gi-bo wo-yo boxvi|threat bixro voxri;alone boxvi yo
ABBBBB/A....A B 0,0 2,2|boxvi rixvo go-yi ro-ri yoxri|capture yoxri vixwo;alone yoxri vo
AA.B../..A... A 0,1 2,2|ro-ri go-bo yi-go @gi woxgi|quiet ro-ri go-bo yi-go;alone woxgi bo
.AA.B./B..B.. B 4,4 2,2|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|threat gixwo rixyo;alone boxri yi
AB.A../.B.B.A B 2,4 2,2|wixro @ri woxvi go-bo @go bo-bi go-bo ri-wo vixwo @ri boxri|threat wixro woxvi;alone boxri bi
BB.B.A/A.A... B 2,3 2,2|@gi vo-bo go-yo yi-go yoxri bo-bi gi-bo go-yo rixyo @ri yoxri|quiet @gi vo-bo go-yo;alone yoxri bi
..BABA/A.ABA. A 0,2 2,2|yixbo yo-wo voxgi|threat yixbo voxgi;alone voxgi wo
.BBA.B/B....A B 2,0 2,2|vo-ro vi-vo rixvo go-bo wo-ri|threat vo-ro woxvi;alone wo-ri bo
.BBB../B.A..A B 1,0 2,2|woxyi vi-vo yi-vi @ro go-yi ro-wo yixwo|threat woxyi goxvi;alone yixwo vo
..ABAA/..BA.. A 0,0 2,2|bo-bi go-bo gi-go yi-vi yo-yi bo-gi goxvi|quiet bo-bi go-bo gi-go;alone goxvi gi
BBAA.B/A..B.. B 2,2 2,2|voxri yo-yi wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|offer voxri yoxgi woxgi;alone goxvi wi
.B..BA/B...BA B 3,0 2,2|wo-ro vixbo rixvo bo-go ro-ri @ro bixro|offer wo-ro vixbo rixvo;alone bixro go
..AA.A/B..BB. A 2,2 2,2|@ro gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|capture yoxgi ri-ro;alone rixbo yo
.AB.B./AB.B.. B 3,2 2,2|boxri @ro gixwo|threat boxri gixwo;alone gixwo ro
AA.A../B.AB.. A 0,1 2,2|wo-yo gi-bo yixbo @gi yoxgi|threat wo-yo yoxgi;alone yoxgi ri
.BB.A./A..A.. A 2,2 2,2|gixwo @go rixyo @gi @ri gixyo rixyo|threat gixwo rixyo;alone rixyo go
A.B.B./AB.... B 1,1 2,2|yo-wo ro-vo @gi vo-bi boxri @ro wixro|threat yo-wo wixro;alone wixro bi
.A..AA/.BBA.. A 0,2 2,2|bo-go wi-bi vo-bo yi-vi goxbi @go bixgo|quiet bo-go wi-bi vo-bo;alone bixgo vi
BB.AA./...B.. B 3,2 2,2|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri|quiet gi-ri bo-bi @gi;alone voxri yi
AA.BB./AABB.B B 4,2 2,2|boxri woxvi goxvi ro-vo vi-ro vo-vi @go vi-vo rixvo @ri voxri|capture yixro wixro;alone voxri wi
..ABB./AA.B.. A 5,4 2,2|wixgo bo-vo yoxgi|offer wixgo boxri yoxgi;alone yoxgi vo
B.B.B./BA..A. B 1,0 2,2|yo-wo wi-yo rixyo @ri yoxri|threat yo-wo roxwi;alone yoxri bi
..BBBA/A..BBA B 1,0 2,2|gixvo ri-wo boxvi @ri vo-ro wo-wi goxwi|capture boxri @ro;alone goxwi ri
..AB../.ABB.A A 5,4 2,2|wixgo gi-bo @ro @gi roxyi gi-ri yixbo @gi yoxgi|threat wixgo yoxgi;alone yoxgi ri
..A.BA/...AAB A 0,2 2,2|yo-go vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi|quiet yo-go vi-yi vo-vi;alone yoxgi vo
BB.AA./A..... A 3,5 2,2|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|quiet ri-gi wo-wi @ri;alone yoxgi vi
...B.A/A.AB.. A 0,0 2,2|vo-bo go-yo bo-go yo-wo yi-yo gi-bo go-gi wo-ro rixbo|quiet vo-bo go-yo bo-go;alone rixbo ro
.A..B./A.AB.. A 3,3 2,2|woxgi @go rixbo|threat woxgi rixbo;alone rixbo go
.BBB.A/AA.B.. B 1,0 2,2|goxwi @ro wixro vo-bo yoxri|capture yoxri @ro;alone yoxri bo
AABBB./..AB.A A 1,0 2,2|vixgo bo-vo @ri yo-wi roxwi vo-bi woxgi|threat vixgo yixbo;alone woxgi bi
...BA./..BBAA A 4,2 2,2|bixgo gi-ri bo-gi ri-ro @ri ro-vo @ro vo-bi roxyi|threat bixgo boxyi;alone roxyi bi
B..BBB/.A.AA. B 3,2 2,2|voxgi @ri boxri bi-bo rixbo @ri boxri|capture goxbi @ri;alone boxri wi
B.B.../A.BA.A B 5,2 2,2|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi|threat @go yoxgi;alone goxwi bo
A.B.BB/BA.BA. B 2,0 2,2|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro|offer yo-wo wixvo gixvo;alone wixro yi
AA.B.B/A..BB. B 3,3 2,2|bixro wo-wi voxri|offer bixro woxgi voxri;alone voxri wi
BAAA../...... A 0,3 2,2|wo-ri @gi yoxgi|quiet wo-ri @gi yoxgi;alone yoxgi ro
..A.B./A.AB.. A 2,2 2,2|yi-go bo-vo yoxgi|offer yi-go boxri yoxgi;alone yoxgi vo
BA.B../..B... B 3,0 2,2|yi-vi wo-yo vi-vo yo-wo go-gi @ri voxri|threat yi-vi vixwo;alone voxri wo
.AA.B./B..B.. B 5,4 2,2|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|threat gixwo rixyo;alone boxri yi
.B..BA/...BAA A 2,2 2,2|vixbo gi-ri @ro @gi voxri gi-go bixgo @gi ro-vo wo-ro voxgi|threat vixbo voxgi;alone voxgi ro
B.B..A/A..... B 4,3 2,2|@gi vo-bo @go bo-vo yo-wo vo-bo go-yo bo-go yoxri|quiet @gi vo-bo @go;alone yoxri go
.AB.../A.BB.. B 3,3 2,2|yixwo @ro yoxri|threat yixwo yoxri;alone yoxri ro
BABAAB/AB.B.. B 2,2 2,2|voxri go-yi gixwo bo-vo woxyi|capture wixgo rixyo;alone woxyi vo
A.B..A/B..B.B B 0,0 2,2|yo-yi ro-wo gixwo|offer yo-yi voxri yixro;alone gixwo vo
.AB.B./A.B... B 2,3 2,2|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri|threat yixwo yoxri;alone boxri vi
...AA./ABB..A A 0,2 2,2|ri-gi yi-yo gixyo @gi yoxgi|capture boxyi @gi;alone yoxgi wi
BB.AA./A..... A 4,6 2,2|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|quiet ri-gi wo-wi @ri;alone yoxgi vi
AB.ABA/...... A 3,5 2,2|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|threat ro-vi vixbo;alone voxgi ro
AB...A/BB...A B 3,3 2,2|wixro vi-yi rixvo @ri voxri|threat wixro rixvo;alone voxri yi
BB.AB./B.A... B 2,0 2,2|bo-gi go-bo rixbo @ri boxri|quiet bo-gi go-bo rixbo;alone boxri yi
A.BAA./AB.... A 0,0 2,2|ro-wo yo-yi boxyi|offer ro-wo wixgo rixyo;alone boxyi wi
AB.B.A/AB.B.A B 0,2 2,2|wixro vi-yi go-bo vo-bi @go bi-vo gixvo yi-yo voxri|threat wixro woxvi;alone voxri yo
..BB.A/AB.B.. B 4,0 2,2|yo-wo @ro wixro vo-bo go-yo bo-go yoxri|quiet yo-wo @ro wixro;alone yoxri go
BA.BB./A.BA.. B 4,2 2,2|bo-vo wo-wi yi-yo ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo|threat bo-vo voxri;alone gixwo vo
ABAB.B/A..B.. B 0,0 2,2|vo-bo ro-vi boxri yo-yi go-yo yi-go wo-wi go-yi ri-wo yi-go wixgo|capture gixyo rixvo;alone wixgo vi
`.trim();
