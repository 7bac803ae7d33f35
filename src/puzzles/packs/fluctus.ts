/**
 * The daily puzzles, in the order of days from a Monday on; each line has the position without paths, the number of moves and the record.
 * `npm run puzzles fluctus` makes them.
 */
export const lines = `
.A..BB/A..B.. B 2,0 2,2|2|boxri @ro gixwo
B.BB../..A..A B 0,0 2,2|2|ro-wo vi-ro woxyi
AA.ABA/A.B.B. A 0,2 2,2|4|roxbi yi-vi ri-gi vi-yi wo-ri yi-yo rixbo
.BB..A/B..B.A B 2,0 2,2|4|ri-ro @ri yoxri vi-yi rixvo @ri voxri
..B.../A.AABA A 0,4 2,2|5|yi-go yo-yi ri-ro yi-yo gixyo bi-bo ro-ri @gi yoxgi
B.B.../A.BA.A B 3,2 2,2|6|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi
..B.B./.A..AB B 0,1 2,2|5|yo-wo wi-yo wo-wi yo-wo vi-vo wo-ro @go ro-wo goxbi
AABBBB/A..B.. B 3,1 2,2|3|boxri ro-vi vo-ro wo-wi goxwi
BB..B./A..A.. B 1,1 2,2|2|bo-vo gi-go voxri
A.BBAA/A.BBA. A 2,2 2,2|4|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi
BB.AA./AA.... A 0,3 2,2|3|bo-gi ro-vo gixwo @gi woxgi
..B..A/..AABA A 0,2 2,2|5|yi-go yo-wo vo-bo bi-wi vi-vo wo-ro bo-bi ro-wo voxwi
BB.AA./A..... A 2,5 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi
B...BA/A.AB.. B 5,2 2,2|6|@go vo-bi boxyi ri-wo gi-ri wo-yo @gi yo-wi yi-yo wi-wo gixwo
A.B.../..BA.A A 1,2 2,2|2|roxyi @go vixgo
..AABB/....AA A 0,2 2,2|3|vi-yi @gi yoxgi vo-ro yixbo
A..BA./ABBA.A A 1,3 2,2|4|roxyi go-yo bo-go yo-wo gixwo @gi woxgi
A..B.A/B..BB. B 0,0 2,2|3|go-bo vo-vi bo-vo ro-wo gixwo
B.AAAB/A..B.. A 3,4 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi
.AB.A./A.B... A 2,3 2,2|6|rixyo @go wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi
B.B..B/AA.A.. B 3,3 2,2|5|@go ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo
AA...B/....B. B 5,4 2,2|3|bixro wo-yo @gi @ri voxri
.BA.A./A..... A 0,3 2,2|2|bo-go @gi yoxgi
A.B..B/B.B..A B 0,0 2,2|2|ri-wo ro-ri yoxri
AA.BBB/AABB.. B 2,2 2,2|5|boxri ro-vi gixwo vi-ro yi-vi wi-bi go-yi bi-wi yixro
.B...A/AB.B.. B 3,1 2,2|4|@go @ro wixro vo-bo go-yo bo-go yoxri
AAB.B./AA.BB. B 1,3 2,2|6|boxri ro-vo gixwo @ro @go roxbi goxwi bi-bo @gi bo-go wixgo
AB..../A...B. B 5,5 2,2|6|@gi ro-vo bi-wi @ro wixro vo-bi @go bi-bo go-yo bo-go yoxri
A.AAB./A..BB. A 4,5 2,2|2|yoxgi bo-vo rixvo
A.ABAA/.BAB.. A 0,1 2,2|3|voxgi wi-bi ro-vi bi-vo vixgo
..B.B./A..A.. B 0,1 2,2|2|@go ri-ro yoxgi
AAABBA/A.BB.. A 0,0 2,2|4|woxgi bo-bi roxbi yi-vi gi-bo go-yi boxvi
..AA.B/BB.B.. B 0,0 2,2|4|wi-wo yo-wi gi-bo go-yi bo-bi wi-yo rixyo
BA.B.B/.AB... B 1,0 2,2|4|go-yo wixro yixwo ro-vi vo-ro vi-vo wo-ri
...ABA/A....B A 4,5 2,2|6|ri-gi vi-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi
.AB.../A.BBB. B 3,0 2,2|2|yixwo @ro yoxri
AA..A./B..BA. A 0,0 2,2|2|bo-vo gi-go voxri
A.B.B./..BB.A B 0,0 2,2|2|yo-go ro-wo goxvi
..BABA/A..... A 2,3 2,2|4|ri-gi yo-yi @ro yi-yo @ri yo-wo rixbo
....BA/.A.B.A A 3,4 2,2|5|vixbo gi-ri wi-bi ri-wo @ri @go bixgo @gi voxgi
A...A./ABBA.. A 0,1 2,2|5|bo-go wi-bi gi-bo yi-vi goxbi vi-yi ri-gi @go bixgo
.ABA../A..B.B A 2,2 2,2|6|@ro yo-wi woxvi gi-bo ri-gi bo-vo @ri vo-bi vi-vo wi-wo roxbi
....BA/B..B.A B 5,4 2,2|2|gixvo @ro boxvi
BB..B./A..AB. B 2,0 2,2|2|bo-vo gi-go voxri
...BBA/..A..A A 1,3 2,2|3|vixbo go-yo yi-go @gi voxgi
AB.B../A.B..A B 2,5 2,2|5|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri
A..B.A/B.B..A B 0,1 2,2|5|goxvi ro-wo vi-ro vo-bi yi-yo bi-bo @gi wo-wi rixbo
A..BAA/BA.B.. A 2,3 2,2|5|voxri go-yo wi-bi @go bixgo yo-wo ro-vo wo-ro voxgi
B.BAA./...B.. B 6,5 2,2|6|gi-ri bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri
....BA/.....A A 6,7 2,1|2|vixbo @go bo-gi
B..BA./B.A... B 3,1 2,2|3|@gi bo-vo rixvo @ri voxri
..A.B./A.AB.. A 4,5 2,2|2|yi-go bo-vo yoxgi
AB.B../A.B..A B 4,3 2,2|5|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri
B.BAA./A..... A 5,5 2,2|5|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi
.AA.B./B..B.. B 5,5 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri
BABBA./...... B 3,2 2,2|6|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri
AAABBA/A..B.. A 0,0 2,2|2|woxgi go-yi rixbo
A..B../.BBB.A B 1,0 2,2|3|goxvi ro-wo gi-ri @ro yixro
.BBAA./A.A... A 0,0 2,2|3|ri-gi yo-wi yi-yo wo-ro goxwi
BA...A/.A.BBB B 4,4 2,2|5|vixwo @ri bi-bo wi-bi gixvo ri-gi voxgi @ri boxri
BAB.../...BA. B 4,2 2,2|4|gi-ri wo-wi yo-wo wi-yo rixyo @ri yoxri
A.ABB./BA.B.A A 3,4 2,2|6|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo
.B.ABA/A..... A 2,4 2,2|6|ri-gi wo-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi
.B..BB/A..A.. B 4,4 2,2|2|voxgi @ro boxri
.B..B./...BA. B 1,0 2,2|2|wo-ro @ri boxri
AB..../AB.B.A B 1,2 2,2|4|wixro vi-vo @go vo-bo go-yo bo-go yoxri
A.A.B./A.AB.. A 0,1 2,2|2|yi-go bo-bi yoxgi
.BA.B./A..A.. A 0,2 2,2|3|yo-go bo-vo gixwo @gi woxgi
AAB..B/.AB.B. B 2,0 2,2|4|bixro wixro yixwo ro-vi vo-ro vi-vo wo-ri
BBAA../A..BB. B 5,2 2,2|6|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi
..AB.A/A..B.A A 0,0 2,2|2|yo-wo go-yi woxgi
BB.AB./B.A... B 1,0 2,2|3|bo-gi go-bo rixbo @ri boxri
.A.BB./..AB.A A 1,1 2,2|4|vixgo bo-vo @ri gi-bo yixbo @gi woxgi
BA..../.A...B B 3,5 2,2|5|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri
.A..BA/...B.A A 5,6 2,2|5|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi
.B..BA/AA.B.B B 2,0 2,2|4|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri
...A../ABB.A. A 2,3 2,2|5|ri-gi wi-wo @ro wo-wi @ri wi-wo gixwo @gi woxgi
..ABB./AA.B.. A 3,2 2,2|2|wixgo bo-vo yoxgi
ABAA../...... A 0,2 2,2|2|ro-ri @gi yoxgi
.BA.../BBA... B 3,3 2,2|4|rixyo yi-vi @gi @ri yoxri @ro wixro
AA..BB/.B.B.. B 1,0 2,2|4|wi-bi ro-vi boxvi @ri vi-ro wo-yo voxri
.BA..B/B....A B 1,0 2,2|3|vo-ro vi-yi rixyo yi-go wo-ri
..BA../...B.A A 4,5 2,2|6|@ri yo-wo @ro wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi
AB.AA./.B.A.B A 1,3 2,2|6|ro-vo vi-yi boxyi wo-ro yi-yo wi-wo @ri ro-vi gixwo vi-ro ri-gi
BBA..B/A..A.. B 4,3 2,2|3|voxri gi-go rixyo @ri yoxri
B.AA../BB...B B 3,0 2,2|3|wi-wo yo-wi roxwi @ro wixro
A.BB.B/BA.BA. B 2,0 2,2|4|goxwi bi-bo rixbo ro-wo vo-ro @ri boxri
AB..B./AB...A B 2,3 2,2|5|wixro ri-gi woxvi @ri bo-vo ri-wo vixwo @ri voxri
BBA..B/A.AB.. B 1,1 2,2|5|voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi
BB.A.A/B...AA A 2,2 2,2|6|bixro @gi voxri wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi
BAAB.B/B..... B 1,0 2,2|5|go-gi wo-wi ri-wo wi-bi gi-ri yo-go roxbi @ro bixro
...B.A/AB.B.. B 0,0 2,2|2|go-bo vo-ro boxri
B.B.../BA..A. B 1,1 2,2|3|yo-wo wi-yo rixyo @ri yoxri
AA.BAA/B..B.. A 4,4 2,2|4|voxgi go-yo boxri yo-yi gi-go @gi woxgi
.A.A../B..BAA A 0,0 2,2|3|wo-ro gi-bo bi-vo bo-gi voxri
A..BBA/.B..A. B 0,1 2,2|5|goxbi vo-vi bi-vo vi-yi @go yi-yo bo-bi ro-wo bixyo
BAAB.B/..B..A B 1,1 2,2|6|goxvi woxyi @go yo-wi roxyi wi-yo vi-ro yo-wo go-gi @ri voxri
AB.AA./..BB.B B 2,1 2,2|6|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri
.AABB./.A.B.. A 2,2 2,2|3|wixgo gi-ri yoxri @gi woxgi
AAABBA/A..B.. A 0,1 2,2|3|woxgi go-yi yo-go bo-bi roxbi
AB...A/.B.A.A A 0,3 2,2|4|vixwo wi-yo ro-ri yo-wi gi-go @gi woxgi
AAA.../....B. A 0,1 2,2|3|ro-ri @go wo-wi go-bo yoxbi
...BAA/B..B.A A 2,0 2,2|3|@ro go-yo voxgi yo-go boxri
...ABA/AB.... A 1,3 2,2|4|ri-gi bo-bi vo-bo wi-wo goxbi @go bixgo
.B.A.A/B..B.A A 4,5 2,2|6|@ro wo-yo voxri yo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi
B.A.BB/...... B 2,0 2,2|2|bo-gi @ri voxri
B....B/...A.. B 1,1 2,2|3|@go gi-bo go-gi @ri voxri
AB...A/B.B.B. B 0,0 2,2|3|bi-wi ro-vi ri-ro vo-bo woxvi
.BBB.A/BB..AA B 2,0 2,2|5|yoxbi vo-bo wo-ro vi-yi wi-wo bo-vo rixvo @ri voxri
...B.A/A..BA. A 3,4 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi
AA..B./A.AB.B A 1,2 2,2|6|woxgi bo-vo rixvo @go @ri go-yo ri-wo @go woxvi yo-wi vixgo
...ABA/A...AB A 0,3 2,2|5|ri-gi vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi
.A.BB./AABB.B B 3,1 2,2|3|boxri @ro yixro wo-yo gixyo
B..BA./A.AB.A A 0,1 2,2|3|vixgo ro-wo yi-yo wo-ro yoxgi
....BB/AA..AA A 1,3 2,2|4|wixvo @go vixbo go-yo ri-gi @go bixgo
AB.A.A/B..BA. A 1,2 2,2|5|voxri gi-bo ri-gi bo-vo @ri vo-vi gixwo vi-vo ri-gi
B.AAAB/A..B.. A 3,3 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi
AA.AB./B..B.A A 2,2 2,2|6|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo
B...B./...ABA B 2,0 2,2|6|bi-vo gi-go boxvi go-yo vi-yi yo-wi yi-go wi-wo go-gi @ri voxri
.AB.../B.AB.. B 3,1 2,2|2|gixwo @ro woxyi
B...BA/...BA. B 1,0 2,2|3|gixvo bi-wi bo-gi @ri voxri
.AB.A./.B..AA A 0,0 2,2|2|vi-ro yo-yi roxwi
.A.BB./AAA... A 0,2 2,2|3|wo-yo @gi wixgo bo-vo yoxgi
B.BA../A.B... B 3,1 2,2|4|@gi go-bo yo-wo bo-go yi-yo go-bo yoxri
AAA.B./A..BB. A 1,1 2,2|6|woxgi bo-go ro-vo bi-wi @ro wi-wo gixwo go-bo yo-go @gi woxgi
B.BBA./A.BA.A B 3,2 2,2|6|goxvi bo-vo @go vo-bo yoxgi bo-bi go-bo ri-wo vixwo @ri boxri
AA.BBA/AA.B.. A 0,0 2,2|2|woxgi go-yo rixbo
..BBB./AA.AA. A 3,2 2,2|3|bixyo go-yi rixbo @go wixgo
....BA/..BB.A B 1,1 2,2|4|gixvo vi-ro @gi ro-wo vo-ro @ri boxri
.ABAB./A.ABBA A 1,2 2,2|4|yixbo bi-wi rixyo gi-ri yoxri @gi woxgi
AAB.../..B... B 1,2 2,2|6|yixwo ro-vo yo-wi @ri @gi vo-bi @go bi-bo go-yo bo-vo yoxri
AA.BB./A.ABBA A 0,0 2,2|5|woxgi boxyi roxyi go-yo yi-go yo-wi vi-ro wi-wo gixwo
BA.BB./A..AB. B 2,2 2,2|6|bo-vo wo-wi voxri wi-yo go-bo yo-wo @go wo-yo bi-vo yo-wo voxgi
.BB.../A..A.B B 1,0 2,2|2|yoxri @ro woxgi
..B.A./..AAB. A 1,2 2,2|3|yi-go yo-wo goxbi @go bixgo
A...B./.AB..B B 4,1 2,2|4|yixro @ri @gi ri-wo vixwo @ri boxri
.ABAA./B.A... A 0,2 2,2|4|bo-gi yo-wi yi-yo ri-ro goxwi ro-vo yo-go
B.BAA./A..... A 3,5 2,2|5|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi
..A.AA/B.BB.. A 3,1 2,2|6|voxgi @go boxri yi-vi @ro go-yi ro-wo yi-go @ro vi-vo rixvo
BBB.A./..AA.. B 1,2 2,2|6|@go @ri yoxgi bo-vo go-bo vo-bi @go bi-vo gixvo yi-yo voxri
..B.AA/..BA.. A 0,0 2,2|2|gi-go yo-wo boxyi
AA..B./..B..B B 2,1 2,2|3|yixro wo-yo @gi @ri boxri
BA..BA/AA.B.B B 3,3 2,2|4|vixwo wi-bi gixvo ri-gi voxgi @ri boxri
.AB.AA/..B.A. A 0,0 2,2|3|wo-ro yo-wo vo-vi wo-yo roxyi
.A..BA/...B.A A 4,3 2,2|5|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi
B.BBBA/...A.A B 3,3 2,2|6|yoxgi vixbo gi-ri vo-vi @gi bo-bi go-bo bi-wi @go wi-wo gixwo
A.B.BA/.B.B.. B 2,0 2,2|5|yo-wo ro-vi gixvo @ri boxvi ri-gi vi-ro @ri voxri
AA.BA./A.B... A 0,0 2,2|2|bo-gi go-yo rixyo
.B.BB./A..A.B B 0,0 2,2|2|wo-yo ri-ro yoxgi
ABBB.A/AB.B.A B 3,2 2,2|4|wixro vo-bi yoxri vi-yi gi-bo yi-yo goxbi
.A.A.B/B.ABB. B 4,2 2,2|5|gixwo @ro bixro go-bo @go yi-yo rixyo bo-gi wo-ri
BA.B.A/...B.. B 4,2 2,2|5|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro
...A.B/AA.AB. A 0,1 2,2|4|gi-bo @gi goxbi vo-ro wi-wo ro-vo woxgi
AAB.B./BB.B.A B 1,0 2,2|6|wi-bi wo-wi bo-vo vi-yi bixro yi-go yo-wo go-yi roxwi @ro wixro
AB...A/BB...A B 2,3 2,2|3|wixro vi-yi rixvo @ri voxri
AA..A./BA.B.. A 0,0 2,2|2|bo-vo gi-go voxri
AA.B../..B..A A 1,2 2,2|4|roxyi go-yo @ri @go vixgo yo-wi ri-gi
AAAB../...... A 0,2 2,2|3|ro-ri go-bo yo-go @gi woxgi
...B.A/A..BA. A 5,5 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi
AAB.BB/A..B.. B 2,0 2,2|6|boxri wo-wi yo-wo wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro
B..AA./B.B... B 4,3 2,2|6|yi-yo bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri
..B.B./...AA. B 0,1 2,2|2|@go gi-ri goxbi
B..A.B/..AAA. A 0,2 2,2|3|bi-bo ro-wo gixvo @gi voxgi
BA..../AA.B.B B 2,2 2,2|4|vixwo wi-bi @go bi-bo go-yo bo-go yoxri
.A...B/.....B B 2,2 2,2|3|vi-ro wo-yo @gi @ri voxri
..AB.B/..ABBA B 0,0 2,2|3|gi-bo yo-wo boxyi wo-yo goxvi
ABB..B/BAA.BA B 0,0 2,2|4|woxyi roxyi voxwi vi-ro ri-wo ro-vi woxyi
B...../..BBAA B 2,1 2,2|5|gi-ri bi-wi @go vi-vo rixvo wi-wo go-gi @ri voxri
AABABA/A..B.. A 0,2 2,2|2|woxgi yo-wo rixbo
B.BA.A/...A.. A 0,3 2,2|3|gixyo ro-wo vo-bo @gi yoxgi
.A...B/A.BB.B B 0,0 2,2|2|vi-ro wo-yo voxri
AAA..A/..B..B A 0,1 2,2|3|woxyi @go yo-wo go-yo woxvi
ABB..A/AB.B.A B 3,4 2,2|5|wixro vo-bi yoxri vi-yi @go bi-vo rixvo @ri voxri
AA.AB./B..B.A A 4,5 2,2|6|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo
A.B.BB/BA.BA. B 3,0 2,2|6|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro
B....B/.A.... B 2,1 2,2|2|@gi @ri voxri
...A.A/..BAB. A 0,1 2,2|3|vo-bo yi-vi goxbi @go bixgo
ABB..B/AB.A.. B 4,4 2,2|2|wixro gixwo voxri
A..B.A/A.BAB. A 0,0 2,2|5|roxbi go-yo gi-go yo-wo ri-gi yi-vi gi-bo wo-yo boxvi
.AA.B./B..B.. B 5,3 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri
A.B..B/AA.BB. B 1,1 2,2|6|bixro ri-wo ro-ri wo-ro @go wi-bi gi-bo ro-wo goxbi @ro bixro
AB...A/.B..BA B 2,3 2,2|5|wixvo @ri bixro ri-gi woxvi gi-go @gi @ri voxri
B.ABBB/A..A.. B 0,0 2,2|2|voxgi yo-wo boxri
AB.B../..B..A B 4,4 2,2|3|goxvi ro-vo wo-ri @ro yixro
AB..B./.B.BAA B 1,1 2,2|4|wixro vi-yi @go bi-wi boxyi @ri roxwi
...ABB/A...AA A 0,3 2,2|4|vi-yi @gi yixbo vo-ro bi-vo ro-wo voxgi
.AB.B./A.B... B 4,3 2,2|5|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri
A..A.B/AB.... A 1,3 2,2|6|rixvo @gi @ri gi-bo ri-gi wi-wo ro-ri bo-bi gixwo @gi woxgi
.AA.B./BB.... B 5,5 2,2|6|@gi wo-ro @go ro-vi gixyo @ro @gi ro-wo gixwo @ro wixro
.AB.../BB.B.A B 3,0 2,2|2|gixwo @ro wixro
AA..B./..B..B B 3,2 2,2|3|yixro wo-yo @gi @ri boxri
A.BBAA/A.BBA. A 3,2 2,2|4|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi
AB..AA/AB.... A 0,0 2,2|3|bo-gi wo-yo ri-wo yo-go roxwi
.B.BAA/BB.... B 3,0 2,2|5|wo-ro vo-vi go-yi bo-go wi-wo vi-vo rixvo @ri voxri
A.ABB./BA.B.A A 4,3 2,2|6|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo
BB...A/...A.A A 1,0 2,2|6|gi-bo wo-ri vo-bi ro-vo @ro ri-gi ro-ri vo-ro vi-vo ro-wo voxgi
..B.../AA.BA. A 2,3 2,2|3|bixyo gi-bo ri-gi @go wixgo
A.B.BB/A.B.AB B 1,0 2,2|3|yixro ri-wo vixwo bi-wi wo-ri
.A.BB./..AB.A A 2,4 2,2|4|vixgo bo-vo @ri gi-bo yixbo @gi woxgi
BA..../.A...B B 4,5 2,2|5|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri
AA.BA./ABBB.A A 0,2 2,2|5|roxyi go-yo rixyo @go vixgo gi-ri yoxri @gi woxgi
ABB.../..AAA. A 0,2 2,2|5|yi-go yo-yi ro-vi wo-ro bi-bo yi-yo gixyo @gi yoxgi
A.AABB/...A.. A 0,2 2,2|5|ro-ri bo-bi gi-bo @gi yoxgi vo-ro goxbi @go bixgo
..ABA./BA.B.. A 4,2 2,2|2|wixgo ri-ro yoxgi
..ABBA/.AAA.B A 0,1 2,2|3|wixgo bo-bi goxvi @go vixgo
.B...A/B..A.A A 0,0 2,2|2|vi-ro wo-yo voxri
A.B.B./AB.... B 3,3 2,2|4|yo-wo ro-vo @gi @ro wixro vo-bi boxri
.BA..B/B....A B 2,0 2,2|3|vo-ro vi-yi rixyo yi-go wo-ri
AA.BBA/AA.B.. A 0,2 2,2|6|woxgi go-yi ri-wo @go wo-yo bo-bi wixgo bi-bo vo-vi bo-vo roxyi
...A../A.BAAB A 0,1 2,2|6|gi-bo yi-yo ri-gi yo-wo bo-vo vi-yi bi-bo yi-yo gixyo wo-ro bo-gi
AABB../...A.A A 0,0 2,2|2|gi-ri yo-wi roxwi
.AA..B/A..... A 0,1 2,2|2|yo-go @gi woxgi
AA..../.BB..B B 4,5 2,2|4|yixro wo-yo vi-vo yo-wo @gi @ri voxri
A.BA.B/A.B... A 1,0 2,2|5|rixvo yo-wi go-yo yi-go ro-wo go-bo @ro bo-go roxwi
BB.A.A/...B.. B 3,3 2,2|5|gi-ri vo-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri
BB.AA./...B.. B 4,3 2,2|5|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri
AB.ABA/...... A 5,6 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi
BA.BB./AABB.. B 1,0 2,2|2|boxri wo-yo gixyo
A.ABBB/A.AA.. A 0,0 2,2|3|rixbo vo-bi ro-vi bi-wi vixgo
..ABBA/..AB.A A 1,1 2,2|3|vixgo gi-ri yixbo ri-ro bo-gi
BB.A.B/A..A.. B 5,2 2,2|5|voxri gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri
.AAA../BA.BB. A 1,3 2,2|4|yoxgi bi-bo @ro bo-vo wi-yo vo-bo yoxri
.ABBA./AA.B.. A 0,0 2,2|4|wi-bi go-yi rixyo yi-vi bi-vo gi-go boxvi
AB.ABA/...... A 2,4 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi
ABBB../AB.B.A B 1,0 2,2|2|wixro vi-vo yoxri
AABBBB/A..B.. B 3,0 2,2|3|boxri ro-vi vo-ro wo-wi goxwi
BAB.B./A..B.A B 1,0 2,2|4|boxri wo-wi yo-wo vi-yi roxwi @ro wixro
.B..AA/B.B..B B 1,0 2,2|4|vi-ro vo-bi yi-yo bo-go wo-wi go-bo yoxbi
B.AAAB/A..B.. A 4,3 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi
.AABA./..B.BA A 0,2 2,2|6|woxyi go-gi yi-go gi-ri vi-vo ri-ro goxbi @go bixgo ro-wo bo-gi
.AABA./..B... A 1,2 2,2|5|wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi
..ABB./AA.B.. A 4,4 2,2|2|wixgo bo-vo yoxgi
ABB.BB/A...AB B 1,0 2,2|3|yoxri bi-wi bo-bi wi-yo bixro
B.AB../AB.... B 0,0 2,2|3|wi-wo yo-yi go-yo ri-gi woxyi
.AB.B./.A.A.. A 1,2 2,2|4|@ri @go rixyo go-yi woxyi @go wixgo
A.AB../.AB.BA A 0,1 2,2|4|wixgo bi-bo roxyi bo-vo go-gi @go vixgo
.ABBBA/BA.B.A B 1,0 2,2|6|gixvo @ro goxwi roxwi boxvi wo-ro ri-wo wi-bi wo-wi ro-wo yoxbi
AB.AA./..BB.B B 3,3 2,2|6|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri
...BAA/..BBA. A 1,0 2,2|2|bixgo yi-yo voxgi
..BA../.B.A.A A 1,1 2,2|3|gixyo wi-wo @ri @gi yoxgi
AA...B/BBAB.. B 1,0 2,2|4|gixwo ro-vi vo-ro vi-vo rixvo @ri voxri
A.A.AB/.A...B A 0,0 2,2|3|bo-go vo-bo yo-yi bo-vo goxvi
B.A.BA/A....B B 3,5 2,2|5|@gi vo-bi @go ri-wo vixwo @ri goxbi yo-wi boxri
.BBBAA/B..BA. B 4,0 2,2|6|rixbo @ro gixvo @ri yoxri bi-wi bo-bi ro-vi voxwi @ro wixro
AA.B../ABB.B. B 0,1 2,2|5|go-yo rixyo bixyo wo-ri wi-wo ri-gi @go ro-vo yoxgi
BBAB../..AB.. B 4,0 2,2|2|gixyo yi-vi wo-ri
..A.../A.A..B A 0,3 2,2|2|yi-go @gi yoxgi
.A..../BAAB.A A 0,0 2,2|2|wi-yo ri-ro yixro
A..AB./ABABB. A 3,2 2,2|5|yixbo wi-wo goxbi gi-go bixgo @gi ro-vo wo-ro voxgi
..B.A./A..BA. A 1,2 2,2|4|@ro @go bixgo yo-wo ro-vo wo-ro voxgi
A.BB../A.B.AA A 4,3 2,2|6|roxyi go-bo ri-gi yo-wo @ri @go vixgo bo-vo gixwo @gi woxgi
.A.A.B/B..A.B A 1,0 2,2|6|@ro vi-yi go-bo vo-bi gi-go yi-yo goxbi yo-yi bi-vo ri-gi voxgi
AA...B/A..BB. B 2,1 2,2|2|bixro wo-yo voxri
..A.B./..A..B B 0,1 2,2|2|@go yo-wo boxyi
A...../..BABB B 3,0 2,2|4|yixro @ri bi-vo ri-wo vixwo @ri voxri
.A..B./A..BA. A 5,5 2,2|5|woxgi bo-vo @ro vo-vi gi-go @gi bi-bo vi-vo rixvo
BAABBA/..BB.. B 2,0 2,2|5|gixyo wo-wi goxwi @ri bo-gi vo-bo wi-wo bo-go yoxri
.B.B.A/A.BA.B B 0,0 2,2|6|wo-yo vo-bi yoxgi ri-wo vi-vo wo-ro gi-bo bi-wi bo-bi ro-wo voxwi
BBAA../A..BB. B 4,4 2,2|6|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi
....BA/AA.B.A A 2,3 2,2|2|vixbo @go voxgi
B...../.A...B B 1,1 2,2|3|vi-vo wi-wo @gi @ri voxri
A...BA/BABBB. B 1,0 2,2|4|gixvo ro-wo voxwi @ro bo-gi ro-vi gixwo
A.B.B./AB.... B 3,1 2,2|4|yo-wo ro-vo @gi @ro wixro vo-bi boxri
....A./.BBAAA A 0,2 2,2|4|bo-go wi-wo bi-bo yi-yo gixyo @gi yoxgi
.B..BA/AA.B.B B 1,0 2,2|4|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri
BABBA./...... B 5,4 2,2|6|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri
AA...A/BB.B.. A 1,0 2,2|2|voxri wi-bi woxgi
B.A.../AA.... A 0,1 2,2|2|ri-gi @go wixgo
AB.AB./AB.B.A B 2,2 2,2|4|wixro go-yi woxvi ri-wo vixwo @ri boxri
B.AAAB/A..... A 0,1 2,2|4|ri-gi vo-vi yo-yi ro-wo goxvi @go vixgo
BABB../...BA. B 3,0 2,2|4|gi-ri bi-bo go-gi wo-wi rixbo @ri boxri
B.B.AA/...B.B B 1,0 2,2|5|gi-ri vo-bi vi-vo bi-wi yo-wo bo-go roxwi @ro wixro
AAABB./..A... A 0,1 2,2|5|ro-vi boxyi woxyi go-bo yo-go bo-vo go-gi @go vixgo
AB.A../AB.B.A A 2,4 2,2|3|vixwo gi-bo roxwi @gi woxgi
B.AA../BB...B B 1,0 2,2|3|wi-wo yo-wi roxwi @ro wixro
A..AB./AA.B.. A 0,2 2,2|2|wi-yo bo-bi yoxgi
AA.B.B/A.BBBA B 3,1 2,2|4|bixro woxgi goxvi ri-wo vixwo @ri voxri
BA.B.A/...B.. B 3,2 2,2|5|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro
ABA.B./BA..B. B 2,1 2,2|6|rixyo ro-vo @gi vo-vi bo-vo @ro bixro vi-yi woxyi @ri voxri
.A.BAB/..AB.. A 2,3 2,2|6|@ri vo-ro woxgi go-yo yi-go yo-wi ri-wo ro-vo gixvo @gi voxgi
...BBA/A..B.A A 1,0 2,2|2|vixbo go-yo voxgi
.B..AA/B..B.. B 1,1 2,2|3|rixbo vo-bi wo-ro @ri boxri
..A.B./A.AB.. A 3,3 2,2|2|yi-go bo-vo yoxgi
BB.A../.A.A.. A 1,2 2,2|3|@ri ro-vo gixwo @gi woxgi
A..ABB/A.B..A A 4,4 2,2|5|rixvo bo-bi roxbi @gi @ri yi-yo bi-bo yo-wo voxgi
ABB..A/B...B. B 2,0 2,2|5|bi-wi ro-vi wo-ro vo-bo wi-wo vi-vo rixvo bo-go wo-ri
AA.B../A.BAAB A 1,3 2,2|6|ro-vo go-bo rixbo @go bixgo vixgo @ri go-yo rixyo @go woxyi
BBBA../....A. B 0,0 2,2|2|wo-wi go-bo yoxbi
....A./AB..A. A 0,3 2,2|2|ri-gi @go bixgo
.ABBB./AAA... A 4,4 2,2|4|rixyo go-gi yi-go gi-ri yoxri @gi woxgi
BA.BB./AB.AB. B 1,0 2,2|4|bo-vo wo-yo bixyo ri-wo yoxgi @ri voxri
A..B.B/A.B.AA A 0,0 2,2|4|rixvo yi-yo vo-bo go-gi vi-vo yo-wo voxgi
AAAB.B/B..B.. B 3,0 2,2|6|gixwo yo-wi go-gi wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro
B.BA.B/AA.A.. A 2,2 2,2|6|ri-wo ro-ri gixyo @gi yoxgi vo-bo @ro bo-vo wi-yo vo-bo yoxri
AA.A.B/A..ABB A 1,3 2,2|2|rixvo bi-bo woxvi
...BA./A.BBAA A 4,3 2,2|3|bixgo yi-yo vi-vo yo-wo voxgi
BB..../..AB.A B 4,2 2,2|4|woxvi @ri roxyi ri-wo gi-ri @ro yixro
AAB..B/BB.... B 0,0 2,2|4|wi-bi ro-vi ri-ro vi-yi vo-vi wo-ri roxyi
.B...B/BBA..A B 2,0 2,2|3|vo-ro vi-vo rixvo @ri voxri
.B..AA/A.B.A. A 0,3 2,2|5|ri-gi wo-ro bo-go ro-wo bi-bo yi-yo gixyo wo-ro bo-gi
.BB.../..AA.A A 2,3 2,2|6|@ro wo-ri yi-go yo-wi vi-vo ri-wo @ri wo-yo gixyo @gi yoxgi
....BA/.....A A 5,6 2,2|2|vixbo @go bo-gi
.BAA../...... A 1,4 2,2|2|@ri @gi yoxgi
AA.B../..B..A A 3,3 2,2|4|roxyi go-yo @ri @go vixgo yo-wi ri-gi
AB..AB/A..B.B B 1,1 2,2|4|vixbo rixvo gixvo @ri @gi rixvo gixvo
.A..A./B..BAA A 0,0 2,2|3|bi-vo gixwo vi-ro wo-yo voxri
B...AA/..BB.. B 0,1 2,2|4|@go bo-bi go-bo vo-vi gi-go bi-vo goxvi
BB.A../...A.A A 4,4 2,2|6|vi-vo wo-ri vo-bo ri-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi
AAABBA/A..B.. A 1,2 2,2|3|woxgi go-yi yo-go bo-bi roxbi
BB.AA./...A.A A 0,3 2,2|3|vi-vo wo-yo gixyo ro-wo bo-gi
...AAB/A....B A 1,0 2,2|2|@ro vo-bi goxbi
BB.BA./B...A. B 4,0 2,2|3|go-yo bo-go wo-wi go-bo yoxbi
...B.A/A..BA. A 5,6 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi
AB.A.B/AA.B.. A 0,0 2,2|4|wi-yo vo-vi yoxgi wo-wi ri-wo wi-bi woxvi
AAB.B./BA.BBA B 1,0 2,2|5|bo-vo vi-yi gixwo ro-vi woxyi @ro bixro wi-wo yixwo
....BA/B..B.A B 1,1 2,2|2|gixvo @ro boxvi
A..B.B/A..BBA B 0,0 2,2|3|bixro ri-wo gi-bo wo-yo boxvi
ABBBBB/A....A B 0,0 2,2|3|boxvi rixvo go-yi ro-ri yoxri
AA.B../..A... A 0,1 2,2|3|ro-ri go-bo yi-go @gi woxgi
.AA.B./B..B.. B 4,4 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri
AB.A../.B.B.A B 2,4 2,2|6|wixro @ri woxvi go-bo @go bo-bi go-bo ri-wo vixwo @ri boxri
BB.B.A/A.A... B 2,3 2,2|6|@gi vo-bo go-yo yi-go yoxri bo-bi gi-bo go-yo rixyo @ri yoxri
..BABA/A.ABA. A 0,2 2,2|2|yixbo yo-wo voxgi
.BBA.B/B....A B 2,0 2,2|3|vo-ro vi-vo rixvo go-bo wo-ri
.BBB../B.A..A B 1,0 2,2|4|woxyi vi-vo yi-vi @ro go-yi ro-wo yixwo
..ABAA/..BA.. A 0,0 2,2|4|bo-bi go-bo gi-go yi-vi yo-yi bo-gi goxvi
BBAA.B/A..B.. B 2,2 2,2|5|voxri yo-yi wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi
.B..BA/B...BA B 3,0 2,2|4|wo-ro vixbo rixvo bo-go ro-ri @ro bixro
..AA.A/B..BB. A 2,2 2,2|5|@ro gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo
.AB.B./AB.B.. B 3,2 2,2|2|boxri @ro gixwo
AA.A../B.AB.. A 0,1 2,2|3|wo-yo gi-bo yixbo @gi yoxgi
.BB.A./A..A.. A 2,2 2,2|4|gixwo @go rixyo @gi @ri gixyo rixyo
A.B.B./AB.... B 1,1 2,2|4|yo-wo ro-vo @gi vo-bi boxri @ro wixro
.A..AA/.BBA.. A 0,2 2,2|4|bo-go wi-bi vo-bo yi-vi goxbi @go bixgo
BB.AA./...B.. B 3,2 2,2|5|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri
AA.BB./AABB.B B 4,2 2,2|6|boxri woxvi goxvi ro-vo vi-ro vo-vi @go vi-vo rixvo @ri voxri
..ABB./AA.B.. A 5,4 2,2|2|wixgo bo-vo yoxgi
B.B.B./BA..A. B 1,0 2,2|3|yo-wo wi-yo rixyo @ri yoxri
..BBBA/A..BBA B 1,0 2,2|4|gixvo ri-wo boxvi @ri vo-ro wo-wi goxwi
..AB../.ABB.A A 5,4 2,2|5|wixgo gi-bo @ro @gi roxyi gi-ri yixbo @gi yoxgi
..A.BA/...AAB A 0,2 2,2|5|yo-go vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi
BB.AA./A..... A 3,5 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi
...B.A/A.AB.. A 0,0 2,2|5|vo-bo go-yo bo-go yo-wo yi-yo gi-bo go-gi wo-ro rixbo
.A..B./A.AB.. A 3,3 2,2|2|woxgi @go rixbo
.BBB.A/AA.B.. B 1,0 2,2|3|goxwi @ro wixro vo-bo yoxri
AABBB./..AB.A A 1,0 2,2|4|vixgo bo-vo @ri yo-wi roxwi vo-bi woxgi
...BA./..BBAA A 4,2 2,2|5|bixgo gi-ri bo-gi ri-ro @ri ro-vo @ro vo-bi roxyi
B..BBB/.A.AA. B 3,2 2,2|4|voxgi @ri boxri bi-bo rixbo @ri boxri
B.B.../A.BA.A B 5,2 2,2|6|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi
A.B.BB/BA.BA. B 2,0 2,2|6|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro
AA.B.B/A..BB. B 3,3 2,2|2|bixro wo-wi voxri
BAAA../...... A 0,3 2,2|2|wo-ri @gi yoxgi
..A.B./A.AB.. A 2,2 2,2|2|yi-go bo-vo yoxgi
BA.B../..B... B 3,0 2,2|4|yi-vi wo-yo vi-vo yo-wo go-gi @ri voxri
.AA.B./B..B.. B 5,4 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri
.B..BA/...BAA A 2,2 2,2|6|vixbo gi-ri @ro @gi voxri gi-go bixgo @gi ro-vo wo-ro voxgi
B.B..A/A..... B 4,3 2,2|5|@gi vo-bo @go bo-vo yo-wo vo-bo go-yo bo-go yoxri
.AB.../A.BB.. B 3,3 2,2|2|yixwo @ro yoxri
BABAAB/AB.B.. B 2,2 2,2|3|voxri go-yi gixwo bo-vo woxyi
A.B..A/B..B.B B 0,0 2,2|2|yo-yi ro-wo gixwo
.AB.B./A.B... B 2,3 2,2|5|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri
...AA./ABB..A A 0,2 2,2|3|ri-gi yi-yo gixyo @gi yoxgi
BB.AA./A..... A 4,6 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi
AB.ABA/...... A 3,5 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi
AB...A/BB...A B 3,3 2,2|3|wixro vi-yi rixvo @ri voxri
BB.AB./B.A... B 2,0 2,2|3|bo-gi go-bo rixbo @ri boxri
A.BAA./AB.... A 0,0 2,2|2|ro-wo yo-yi boxyi
AB.B.A/AB.B.A B 0,2 2,2|5|wixro vi-yi go-bo vo-bi @go bi-vo gixvo yi-yo voxri
..BB.A/AB.B.. B 4,0 2,2|4|yo-wo @ro wixro vo-bo go-yo bo-go yoxri
BA.BB./A.BA.. B 4,2 2,2|6|bo-vo wo-wi yi-yo ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo
ABAB.B/A..B.. B 0,0 2,2|6|vo-bo ro-vi boxri yo-yi go-yo yi-go wo-wi go-yi ri-wo yi-go wixgo
`.trim();
