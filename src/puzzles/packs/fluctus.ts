/**
 * The daily puzzles, in the order of days from a Monday on; each line has the position without paths, the number of moves, the record, and a fact for the reason.
 * `npm run puzzles fluctus` makes them.
 */
export const lines = `
.A..BB/A..B.. B 2,0 2,2|2|boxri @ro gixwo|
B.BB../..A..A B 0,0 2,2|2|ro-wo vi-ro woxyi|o
AA.ABA/A.B.B. A 0,2 2,2|4|roxbi yi-vi ri-gi vi-yi wo-ri yi-yo rixbo|
.BB..A/B..B.A B 2,0 2,2|4|ri-ro @ri yoxri vi-yi rixvo @ri voxri|q
..B.../A.AABA A 0,4 2,2|5|yi-go yo-yi ri-ro yi-yo gixyo bi-bo ro-ri @gi yoxgi|q
B.B.../A.BA.A B 3,2 2,2|6|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi|q
..B.B./.A..AB B 0,1 2,2|5|yo-wo wi-yo wo-wi yo-wo vi-vo wo-ro @go ro-wo goxbi|q
AABBBB/A..B.. B 3,1 2,2|3|boxri ro-vi vo-ro wo-wi goxwi|
BB..B./A..A.. B 1,1 2,2|2|bo-vo gi-go voxri|o
A.BBAA/A.BBA. A 2,2 2,2|4|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi|xvoxgi
BB.AA./AA.... A 0,3 2,2|3|bo-gi ro-vo gixwo @gi woxgi|o
..B..A/..AABA A 0,2 2,2|5|yi-go yo-wo vo-bo bi-wi vi-vo wo-ro bo-bi ro-wo voxwi|q
BB.AA./A..... A 2,5 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|q
B...BA/A.AB.. B 5,2 2,2|6|@go vo-bi boxyi ri-wo gi-ri wo-yo @gi yo-wi yi-yo wi-wo gixwo|xboxri
A.B.../..BA.A A 1,2 2,2|2|roxyi @go vixgo|
..AABB/....AA A 0,2 2,2|3|vi-yi @gi yoxgi vo-ro yixbo|q
A..BA./ABBA.A A 1,3 2,2|4|roxyi go-yo bo-go yo-wo gixwo @gi woxgi|
A..B.A/B..BB. B 0,0 2,2|3|go-bo vo-vi bo-vo ro-wo gixwo|o
B.AAAB/A..B.. A 3,4 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|o
.AB.A./A.B... A 2,3 2,2|6|rixyo @go wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi|
B.B..B/AA.A.. B 3,3 2,2|5|@go ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo|xvoxri
AA...B/....B. B 5,4 2,2|3|bixro wo-yo @gi @ri voxri|
.BA.A./A..... A 0,3 2,2|2|bo-go @gi yoxgi|q
A.B..B/B.B..A B 0,0 2,2|2|ri-wo ro-ri yoxri|o
AA.BBB/AABB.. B 2,2 2,2|5|boxri ro-vi gixwo vi-ro yi-vi wi-bi go-yi bi-wi yixro|
.B...A/AB.B.. B 3,1 2,2|4|@go @ro wixro vo-bo go-yo bo-go yoxri|q
AAB.B./AA.BB. B 1,3 2,2|6|boxri ro-vo gixwo @ro @go roxbi goxwi bi-bo @gi bo-go wixgo|
AB..../A...B. B 5,5 2,2|6|@gi ro-vo bi-wi @ro wixro vo-bi @go bi-bo go-yo bo-go yoxri|q
A.AAB./A..BB. A 4,5 2,2|2|yoxgi bo-vo rixvo|o
A.ABAA/.BAB.. A 0,1 2,2|3|voxgi wi-bi ro-vi bi-vo vixgo|
..B.B./A..A.. B 0,1 2,2|2|@go ri-ro yoxgi|o
AAABBA/A.BB.. A 0,0 2,2|4|woxgi bo-bi roxbi yi-vi gi-bo go-yi boxvi|xwoxyi
..AA.B/BB.B.. B 0,0 2,2|4|wi-wo yo-wi gi-bo go-yi bo-bi wi-yo rixyo|o
BA.B.B/.AB... B 1,0 2,2|4|go-yo wixro yixwo ro-vi vo-ro vi-vo wo-ri|o
...ABA/A....B A 4,5 2,2|6|ri-gi vi-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi|q
.AB.../A.BBB. B 3,0 2,2|2|yixwo @ro yoxri|
AA..A./B..BA. A 0,0 2,2|2|bo-vo gi-go voxri|o
A.B.B./..BB.A B 0,0 2,2|2|yo-go ro-wo goxvi|o
..BABA/A..... A 2,3 2,2|4|ri-gi yo-yi @ro yi-yo @ri yo-wo rixbo|q
....BA/.A.B.A A 3,4 2,2|5|vixbo gi-ri wi-bi ri-wo @ri @go bixgo @gi voxgi|
A...A./ABBA.. A 0,1 2,2|5|bo-go wi-bi gi-bo yi-vi goxbi vi-yi ri-gi @go bixgo|q
.ABA../A..B.B A 2,2 2,2|6|@ro yo-wi woxvi gi-bo ri-gi bo-vo @ri vo-bi vi-vo wi-wo roxbi|xrixyo
....BA/B..B.A B 5,4 2,2|2|gixvo @ro boxvi|
BB..B./A..AB. B 2,0 2,2|2|bo-vo gi-go voxri|o
...BBA/..A..A A 1,3 2,2|3|vixbo go-yo yi-go @gi voxgi|xvixgo
AB.B../A.B..A B 2,5 2,2|5|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri|
A..B.A/B.B..A B 0,1 2,2|5|goxvi ro-wo vi-ro vo-bi yi-yo bi-bo @gi wo-wi rixbo|o
A..BAA/BA.B.. A 2,3 2,2|5|voxri go-yo wi-bi @go bixgo yo-wo ro-vo wo-ro voxgi|xvoxgi
B.BAA./...B.. B 6,5 2,2|6|gi-ri bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|q
....BA/.....A A 6,7 2,1|2|vixbo @go bo-gi|
B..BA./B.A... B 3,1 2,2|3|@gi bo-vo rixvo @ri voxri|q
..A.B./A.AB.. A 4,5 2,2|2|yi-go bo-vo yoxgi|o
AB.B../A.B..A B 4,3 2,2|5|goxvi ro-vo @gi @ro yixro vo-bo vi-vo bo-go voxri|
B.BAA./A..... A 5,5 2,2|5|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|q
.AA.B./B..B.. B 5,5 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|
BABBA./...... B 3,2 2,2|6|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri|q
AAABBA/A..B.. A 0,0 2,2|2|woxgi go-yi rixbo|
A..B../.BBB.A B 1,0 2,2|3|goxvi ro-wo gi-ri @ro yixro|
.BBAA./A.A... A 0,0 2,2|3|ri-gi yo-wi yi-yo wo-ro goxwi|o
BA...A/.A.BBB B 4,4 2,2|5|vixwo @ri bi-bo wi-bi gixvo ri-gi voxgi @ri boxri|
BAB.../...BA. B 4,2 2,2|4|gi-ri wo-wi yo-wo wi-yo rixyo @ri yoxri|q
A.ABB./BA.B.A A 3,4 2,2|6|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|
.B.ABA/A..... A 2,4 2,2|6|ri-gi wo-ro @ri bo-bi vo-bo bi-wi ri-wo ro-vo gixvo @gi voxgi|q
.B..BB/A..A.. B 4,4 2,2|2|voxgi @ro boxri|
.B..B./...BA. B 1,0 2,2|2|wo-ro @ri boxri|q
AB..../AB.B.A B 1,2 2,2|4|wixro vi-vo @go vo-bo go-yo bo-go yoxri|
A.A.B./A.AB.. A 0,1 2,2|2|yi-go bo-bi yoxgi|o
.BA.B./A..A.. A 0,2 2,2|3|yo-go bo-vo gixwo @gi woxgi|xgixwo
AAB..B/.AB.B. B 2,0 2,2|4|bixro wixro yixwo ro-vi vo-ro vi-vo wo-ri|xvoxwi
BBAA../A..BB. B 5,2 2,2|6|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|o
..AB.A/A..B.A A 0,0 2,2|2|yo-wo go-yi woxgi|q
BB.AB./B.A... B 1,0 2,2|3|bo-gi go-bo rixbo @ri boxri|q
.A.BB./..AB.A A 1,1 2,2|4|vixgo bo-vo @ri gi-bo yixbo @gi woxgi|
BA..../.A...B B 3,5 2,2|5|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri|
.A..BA/...B.A A 5,6 2,2|5|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi|
.B..BA/AA.B.B B 2,0 2,2|4|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri|xboxri
...A../ABB.A. A 2,3 2,2|5|ri-gi wi-wo @ro wo-wi @ri wi-wo gixwo @gi woxgi|q
..ABB./AA.B.. A 3,2 2,2|2|wixgo bo-vo yoxgi|o
ABAA../...... A 0,2 2,2|2|ro-ri @gi yoxgi|q
.BA.../BBA... B 3,3 2,2|4|rixyo yi-vi @gi @ri yoxri @ro wixro|
AA..BB/.B.B.. B 1,0 2,2|4|wi-bi ro-vi boxvi @ri vi-ro wo-yo voxri|q
.BA..B/B....A B 1,0 2,2|3|vo-ro vi-yi rixyo yi-go wo-ri|xrixyo
..BA../...B.A A 4,5 2,2|6|@ri yo-wo @ro wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|q
AB.AA./.B.A.B A 1,3 2,2|6|ro-vo vi-yi boxyi wo-ro yi-yo wi-wo @ri ro-vi gixwo vi-ro ri-gi|q
BBA..B/A..A.. B 4,3 2,2|3|voxri gi-go rixyo @ri yoxri|
B.AA../BB...B B 3,0 2,2|3|wi-wo yo-wi roxwi @ro wixro|q
A.BB.B/BA.BA. B 2,0 2,2|4|goxwi bi-bo rixbo ro-wo vo-ro @ri boxri|
AB..B./AB...A B 2,3 2,2|5|wixro ri-gi woxvi @ri bo-vo ri-wo vixwo @ri voxri|
BBA..B/A.AB.. B 1,1 2,2|5|voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|o
BB.A.A/B...AA A 2,2 2,2|6|bixro @gi voxri wo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|
BAAB.B/B..... B 1,0 2,2|5|go-gi wo-wi ri-wo wi-bi gi-ri yo-go roxbi @ro bixro|o
...B.A/AB.B.. B 0,0 2,2|2|go-bo vo-ro boxri|q
B.B.../BA..A. B 1,1 2,2|3|yo-wo wi-yo rixyo @ri yoxri|q
AA.BAA/B..B.. A 4,4 2,2|4|voxgi go-yo boxri yo-yi gi-go @gi woxgi|xvoxri
.A.A../B..BAA A 0,0 2,2|3|wo-ro gi-bo bi-vo bo-gi voxri|q
A..BBA/.B..A. B 0,1 2,2|5|goxbi vo-vi bi-vo vi-yi @go yi-yo bo-bi ro-wo bixyo|o
BAAB.B/..B..A B 1,1 2,2|6|goxvi woxyi @go yo-wi roxyi wi-yo vi-ro yo-wo go-gi @ri voxri|o
AB.AA./..BB.B B 2,1 2,2|6|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri|xvixgo
.AABB./.A.B.. A 2,2 2,2|3|wixgo gi-ri yoxri @gi woxgi|
AAABBA/A..B.. A 0,1 2,2|3|woxgi go-yi yo-go bo-bi roxbi|
AB...A/.B.A.A A 0,3 2,2|4|vixwo wi-yo ro-ri yo-wi gi-go @gi woxgi|
AAA.../....B. A 0,1 2,2|3|ro-ri @go wo-wi go-bo yoxbi|q
...BAA/B..B.A A 2,0 2,2|3|@ro go-yo voxgi yo-go boxri|xvoxgi
...ABA/AB.... A 1,3 2,2|4|ri-gi bo-bi vo-bo wi-wo goxbi @go bixgo|q
.B.A.A/B..B.A A 4,5 2,2|6|@ro wo-yo voxri yo-wi vi-vo wi-yo vo-bo yo-wo ro-vo wo-ro voxgi|q
B.A.BB/...... B 2,0 2,2|2|bo-gi @ri voxri|q
B....B/...A.. B 1,1 2,2|3|@go gi-bo go-gi @ri voxri|q
AB...A/B.B.B. B 0,0 2,2|3|bi-wi ro-vi ri-ro vo-bo woxvi|o
.BBB.A/BB..AA B 2,0 2,2|5|yoxbi vo-bo wo-ro vi-yi wi-wo bo-vo rixvo @ri voxri|
...B.A/A..BA. A 3,4 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|q
AA..B./A.AB.B A 1,2 2,2|6|woxgi bo-vo rixvo @go @ri go-yo ri-wo @go woxvi yo-wi vixgo|xwoxvi
...ABA/A...AB A 0,3 2,2|5|ri-gi vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi|q
.A.BB./AABB.B B 3,1 2,2|3|boxri @ro yixro wo-yo gixyo|
B..BA./A.AB.A A 0,1 2,2|3|vixgo ro-wo yi-yo wo-ro yoxgi|xyixro
....BB/AA..AA A 1,3 2,2|4|wixvo @go vixbo go-yo ri-gi @go bixgo|
AB.A.A/B..BA. A 1,2 2,2|5|voxri gi-bo ri-gi bo-vo @ri vo-vi gixwo vi-vo ri-gi|
B.AAAB/A..B.. A 3,3 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|o
AA.AB./B..B.A A 2,2 2,2|6|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|q
B...B./...ABA B 2,0 2,2|6|bi-vo gi-go boxvi go-yo vi-yi yo-wi yi-go wi-wo go-gi @ri voxri|q
.AB.../B.AB.. B 3,1 2,2|2|gixwo @ro woxyi|
B...BA/...BA. B 1,0 2,2|3|gixvo bi-wi bo-gi @ri voxri|
.AB.A./.B..AA A 0,0 2,2|2|vi-ro yo-yi roxwi|o
.A.BB./AAA... A 0,2 2,2|3|wo-yo @gi wixgo bo-vo yoxgi|o
B.BA../A.B... B 3,1 2,2|4|@gi go-bo yo-wo bo-go yi-yo go-bo yoxri|q
AAA.B./A..BB. A 1,1 2,2|6|woxgi bo-go ro-vo bi-wi @ro wi-wo gixwo go-bo yo-go @gi woxgi|
B.BBA./A.BA.A B 3,2 2,2|6|goxvi bo-vo @go vo-bo yoxgi bo-bi go-bo ri-wo vixwo @ri boxri|xyixbo
AA.BBA/AA.B.. A 0,0 2,2|2|woxgi go-yo rixbo|
..BBB./AA.AA. A 3,2 2,2|3|bixyo go-yi rixbo @go wixgo|xrixbo
....BA/..BB.A B 1,1 2,2|4|gixvo vi-ro @gi ro-wo vo-ro @ri boxri|
.ABAB./A.ABBA A 1,2 2,2|4|yixbo bi-wi rixyo gi-ri yoxri @gi woxgi|xrixyo
AAB.../..B... B 1,2 2,2|6|yixwo ro-vo yo-wi @ri @gi vo-bi @go bi-bo go-yo bo-vo yoxri|
AA.BB./A.ABBA A 0,0 2,2|5|woxgi boxyi roxyi go-yo yi-go yo-wi vi-ro wi-wo gixwo|xvixgo
BA.BB./A..AB. B 2,2 2,2|6|bo-vo wo-wi voxri wi-yo go-bo yo-wo @go wo-yo bi-vo yo-wo voxgi|q
.BB.../A..A.B B 1,0 2,2|2|yoxri @ro woxgi|
..B.A./..AAB. A 1,2 2,2|3|yi-go yo-wo goxbi @go bixgo|q
A...B./.AB..B B 4,1 2,2|4|yixro @ri @gi ri-wo vixwo @ri boxri|
.ABAA./B.A... A 0,2 2,2|4|bo-gi yo-wi yi-yo ri-ro goxwi ro-vo yo-go|q
B.BAA./A..... A 3,5 2,2|5|ri-gi yo-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|q
..A.AA/B.BB.. A 3,1 2,2|6|voxgi @go boxri yi-vi @ro go-yi ro-wo yi-go @ro vi-vo rixvo|
BBB.A./..AA.. B 1,2 2,2|6|@go @ri yoxgi bo-vo go-bo vo-bi @go bi-vo gixvo yi-yo voxri|xwoxyi
..B.AA/..BA.. A 0,0 2,2|2|gi-go yo-wo boxyi|q
AA..B./..B..B B 2,1 2,2|3|yixro wo-yo @gi @ri boxri|
BA..BA/AA.B.B B 3,3 2,2|4|vixwo wi-bi gixvo ri-gi voxgi @ri boxri|xboxri
.AB.AA/..B.A. A 0,0 2,2|3|wo-ro yo-wo vo-vi wo-yo roxyi|q
.A..BA/...B.A A 4,3 2,2|5|vixbo gi-ri @ro @go voxri go-yi bo-go @gi woxgi|
B.BBBA/...A.A B 3,3 2,2|6|yoxgi vixbo gi-ri vo-vi @gi bo-bi go-bo bi-wi @go wi-wo gixwo|o
A.B.BA/.B.B.. B 2,0 2,2|5|yo-wo ro-vi gixvo @ri boxvi ri-gi vi-ro @ri voxri|xgixvo
AA.BA./A.B... A 0,0 2,2|2|bo-gi go-yo rixyo|q
.B.BB./A..A.B B 0,0 2,2|2|wo-yo ri-ro yoxgi|o
ABBB.A/AB.B.A B 3,2 2,2|4|wixro vo-bi yoxri vi-yi gi-bo yi-yo goxbi|xyoxri
.A.A.B/B.ABB. B 4,2 2,2|5|gixwo @ro bixro go-bo @go yi-yo rixyo bo-gi wo-ri|
BA.B.A/...B.. B 4,2 2,2|5|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro|q
...A.B/AA.AB. A 0,1 2,2|4|gi-bo @gi goxbi vo-ro wi-wo ro-vo woxgi|o
AAB.B./BB.B.A B 1,0 2,2|6|wi-bi wo-wi bo-vo vi-yi bixro yi-go yo-wo go-yi roxwi @ro wixro|xgixwo
AB...A/BB...A B 2,3 2,2|3|wixro vi-yi rixvo @ri voxri|
AA..A./BA.B.. A 0,0 2,2|2|bo-vo gi-go voxri|o
AA.B../..B..A A 1,2 2,2|4|roxyi go-yo @ri @go vixgo yo-wi ri-gi|
AAAB../...... A 0,2 2,2|3|ro-ri go-bo yo-go @gi woxgi|q
...B.A/A..BA. A 5,5 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|q
AAB.BB/A..B.. B 2,0 2,2|6|boxri wo-wi yo-wo wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro|
B..AA./B.B... B 4,3 2,2|6|yi-yo bo-gi yo-wo gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|q
..B.B./...AA. B 0,1 2,2|2|@go gi-ri goxbi|q
B..A.B/..AAA. A 0,2 2,2|3|bi-bo ro-wo gixvo @gi voxgi|q
BA..../AA.B.B B 2,2 2,2|4|vixwo wi-bi @go bi-bo go-yo bo-go yoxri|
.A...B/.....B B 2,2 2,2|3|vi-ro wo-yo @gi @ri voxri|q
..AB.B/..ABBA B 0,0 2,2|3|gi-bo yo-wo boxyi wo-yo goxvi|xgixyo
ABB..B/BAA.BA B 0,0 2,2|4|woxyi roxyi voxwi vi-ro ri-wo ro-vi woxyi|xbixro
B...../..BBAA B 2,1 2,2|5|gi-ri bi-wi @go vi-vo rixvo wi-wo go-gi @ri voxri|q
AABABA/A..B.. A 0,2 2,2|2|woxgi yo-wo rixbo|xrixyo
B.BA.A/...A.. A 0,3 2,2|3|gixyo ro-wo vo-bo @gi yoxgi|
.A...B/A.BB.B B 0,0 2,2|2|vi-ro wo-yo voxri|o
AAA..A/..B..B A 0,1 2,2|3|woxyi @go yo-wo go-yo woxvi|xwoxvi
ABB..A/AB.B.A B 3,4 2,2|5|wixro vo-bi yoxri vi-yi @go bi-vo rixvo @ri voxri|xyoxri
AA.AB./B..B.A A 4,5 2,2|6|wo-yo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|q
A.B.BB/BA.BA. B 3,0 2,2|6|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro|o
B....B/.A.... B 2,1 2,2|2|@gi @ri voxri|q
...A.A/..BAB. A 0,1 2,2|3|vo-bo yi-vi goxbi @go bixgo|q
ABB..B/AB.A.. B 4,4 2,2|2|wixro gixwo voxri|xyoxri
A..B.A/A.BAB. A 0,0 2,2|5|roxbi go-yo gi-go yo-wo ri-gi yi-vi gi-bo wo-yo boxvi|
.AA.B./B..B.. B 5,3 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|
A.B..B/AA.BB. B 1,1 2,2|6|bixro ri-wo ro-ri wo-ro @go wi-bi gi-bo ro-wo goxbi @ro bixro|xvoxwi
AB...A/.B..BA B 2,3 2,2|5|wixvo @ri bixro ri-gi woxvi gi-go @gi @ri voxri|xwixro
B.ABBB/A..A.. B 0,0 2,2|2|voxgi yo-wo boxri|xvoxri
AB.B../..B..A B 4,4 2,2|3|goxvi ro-vo wo-ri @ro yixro|
AB..B./.B.BAA B 1,1 2,2|4|wixro vi-yi @go bi-wi boxyi @ri roxwi|
...ABB/A...AA A 0,3 2,2|4|vi-yi @gi yixbo vo-ro bi-vo ro-wo voxgi|q
.AB.B./A.B... B 4,3 2,2|5|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri|
A..A.B/AB.... A 1,3 2,2|6|rixvo @gi @ri gi-bo ri-gi wi-wo ro-ri bo-bi gixwo @gi woxgi|
.AA.B./BB.... B 5,5 2,2|6|@gi wo-ro @go ro-vi gixyo @ro @gi ro-wo gixwo @ro wixro|o
.AB.../BB.B.A B 3,0 2,2|2|gixwo @ro wixro|
AA..B./..B..B B 3,2 2,2|3|yixro wo-yo @gi @ri boxri|
A.BBAA/A.BBA. A 3,2 2,2|4|bixgo yo-wi voxgi yi-vi ri-wo wi-yo woxvi|xvoxgi
AB..AA/AB.... A 0,0 2,2|3|bo-gi wo-yo ri-wo yo-go roxwi|o
.B.BAA/BB.... B 3,0 2,2|5|wo-ro vo-vi go-yi bo-go wi-wo vi-vo rixvo @ri voxri|q
A.ABB./BA.B.A A 4,3 2,2|6|wixgo bo-bi vi-vo gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|
BB...A/...A.A A 1,0 2,2|6|gi-bo wo-ri vo-bi ro-vo @ro ri-gi ro-ri vo-ro vi-vo ro-wo voxgi|o
..B.../AA.BA. A 2,3 2,2|3|bixyo gi-bo ri-gi @go wixgo|
A.B.BB/A.B.AB B 1,0 2,2|3|yixro ri-wo vixwo bi-wi wo-ri|
.A.BB./..AB.A A 2,4 2,2|4|vixgo bo-vo @ri gi-bo yixbo @gi woxgi|
BA..../.A...B B 4,5 2,2|5|vixwo @ri @gi wi-bi @go bi-bo go-yo bo-go yoxri|
AA.BA./ABBB.A A 0,2 2,2|5|roxyi go-yo rixyo @go vixgo gi-ri yoxri @gi woxgi|xroxwi
ABB.../..AAA. A 0,2 2,2|5|yi-go yo-yi ro-vi wo-ro bi-bo yi-yo gixyo @gi yoxgi|q
A.AABB/...A.. A 0,2 2,2|5|ro-ri bo-bi gi-bo @gi yoxgi vo-ro goxbi @go bixgo|o
..ABA./BA.B.. A 4,2 2,2|2|wixgo ri-ro yoxgi|o
..ABBA/.AAA.B A 0,1 2,2|3|wixgo bo-bi goxvi @go vixgo|
.B...A/B..A.A A 0,0 2,2|2|vi-ro wo-yo voxri|o
A.B.B./AB.... B 3,3 2,2|4|yo-wo ro-vo @gi @ro wixro vo-bi boxri|q
.BA..B/B....A B 2,0 2,2|3|vo-ro vi-yi rixyo yi-go wo-ri|xrixyo
AA.BBA/AA.B.. A 0,2 2,2|6|woxgi go-yi ri-wo @go wo-yo bo-bi wixgo bi-bo vo-vi bo-vo roxyi|
...A../A.BAAB A 0,1 2,2|6|gi-bo yi-yo ri-gi yo-wo bo-vo vi-yi bi-bo yi-yo gixyo wo-ro bo-gi|o
AABB../...A.A A 0,0 2,2|2|gi-ri yo-wi roxwi|q
.AA..B/A..... A 0,1 2,2|2|yo-go @gi woxgi|q
AA..../.BB..B B 4,5 2,2|4|yixro wo-yo vi-vo yo-wo @gi @ri voxri|
A.BA.B/A.B... A 1,0 2,2|5|rixvo yo-wi go-yo yi-go ro-wo go-bo @ro bo-go roxwi|
BB.A.A/...B.. B 3,3 2,2|5|gi-ri vo-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|q
BB.AA./...B.. B 4,3 2,2|5|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri|q
AB.ABA/...... A 5,6 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|q
BA.BB./AABB.. B 1,0 2,2|2|boxri wo-yo gixyo|o
A.ABBB/A.AA.. A 0,0 2,2|3|rixbo vo-bi ro-vi bi-wi vixgo|xrixvo
..ABBA/..AB.A A 1,1 2,2|3|vixgo gi-ri yixbo ri-ro bo-gi|xvixbo
BB.A.B/A..A.. B 5,2 2,2|5|voxri gi-bo @gi bo-bi gi-bo go-yo rixyo @ri yoxri|
.AAA../BA.BB. A 1,3 2,2|4|yoxgi bi-bo @ro bo-vo wi-yo vo-bo yoxri|xyoxbi
.ABBA./AA.B.. A 0,0 2,2|4|wi-bi go-yi rixyo yi-vi bi-vo gi-go boxvi|xrixyo
AB.ABA/...... A 2,4 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|q
ABBB../AB.B.A B 1,0 2,2|2|wixro vi-vo yoxri|xyoxri
AABBBB/A..B.. B 3,0 2,2|3|boxri ro-vi vo-ro wo-wi goxwi|
BAB.B./A..B.A B 1,0 2,2|4|boxri wo-wi yo-wo vi-yi roxwi @ro wixro|
.B..AA/B.B..B B 1,0 2,2|4|vi-ro vo-bi yi-yo bo-go wo-wi go-bo yoxbi|q
B.AAAB/A..B.. A 4,3 2,2|5|yoxgi vo-vi bo-vo vi-yi vo-vi ro-vo @ro vo-bi roxyi|o
.AABA./..B.BA A 0,2 2,2|6|woxyi go-gi yi-go gi-ri vi-vo ri-ro goxbi @go bixgo ro-wo bo-gi|
.AABA./..B... A 1,2 2,2|5|wo-wi @gi wixgo gi-ri boxyi ri-ro @ri @gi yoxgi|xwoxyi
..ABB./AA.B.. A 4,4 2,2|2|wixgo bo-vo yoxgi|o
ABB.BB/A...AB B 1,0 2,2|3|yoxri bi-wi bo-bi wi-yo bixro|
B.AB../AB.... B 0,0 2,2|3|wi-wo yo-yi go-yo ri-gi woxyi|q
.AB.B./.A.A.. A 1,2 2,2|4|@ri @go rixyo go-yi woxyi @go wixgo|q
A.AB../.AB.BA A 0,1 2,2|4|wixgo bi-bo roxyi bo-vo go-gi @go vixgo|xroxyi
.ABBBA/BA.B.A B 1,0 2,2|6|gixvo @ro goxwi roxwi boxvi wo-ro ri-wo wi-bi wo-wi ro-wo yoxbi|xgixwo
AB.AA./..BB.B B 3,3 2,2|6|yixro @ri vi-vo go-yi @go bo-bi voxri bi-vo rixvo @ri voxri|xvixgo
...BAA/..BBA. A 1,0 2,2|2|bixgo yi-yo voxgi|xvoxgi
..BA../.B.A.A A 1,1 2,2|3|gixyo wi-wo @ri @gi yoxgi|
AA...B/BBAB.. B 1,0 2,2|4|gixwo ro-vi vo-ro vi-vo rixvo @ri voxri|
A.A.AB/.A...B A 0,0 2,2|3|bo-go vo-bo yo-yi bo-vo goxvi|q
B.A.BA/A....B B 3,5 2,2|5|@gi vo-bi @go ri-wo vixwo @ri goxbi yo-wi boxri|q
.BBBAA/B..BA. B 4,0 2,2|6|rixbo @ro gixvo @ri yoxri bi-wi bo-bi ro-vi voxwi @ro wixro|
AA.B../ABB.B. B 0,1 2,2|5|go-yo rixyo bixyo wo-ri wi-wo ri-gi @go ro-vo yoxgi|o
BBAB../..AB.. B 4,0 2,2|2|gixyo yi-vi wo-ri|
..A.../A.A..B A 0,3 2,2|2|yi-go @gi yoxgi|q
.A..../BAAB.A A 0,0 2,2|2|wi-yo ri-ro yixro|o
A..AB./ABABB. A 3,2 2,2|5|yixbo wi-wo goxbi gi-go bixgo @gi ro-vo wo-ro voxgi|
..B.A./A..BA. A 1,2 2,2|4|@ro @go bixgo yo-wo ro-vo wo-ro voxgi|q
A.BB../A.B.AA A 4,3 2,2|6|roxyi go-bo ri-gi yo-wo @ri @go vixgo bo-vo gixwo @gi woxgi|
.A.A.B/B..A.B A 1,0 2,2|6|@ro vi-yi go-bo vo-bi gi-go yi-yo goxbi yo-yi bi-vo ri-gi voxgi|q
AA...B/A..BB. B 2,1 2,2|2|bixro wo-yo voxri|o
..A.B./..A..B B 0,1 2,2|2|@go yo-wo boxyi|q
A...../..BABB B 3,0 2,2|4|yixro @ri bi-vo ri-wo vixwo @ri voxri|
.A..B./A..BA. A 5,5 2,2|5|woxgi bo-vo @ro vo-vi gi-go @gi bi-bo vi-vo rixvo|
BAABBA/..BB.. B 2,0 2,2|5|gixyo wo-wi goxwi @ri bo-gi vo-bo wi-wo bo-go yoxri|xgixvo
.B.B.A/A.BA.B B 0,0 2,2|6|wo-yo vo-bi yoxgi ri-wo vi-vo wo-ro gi-bo bi-wi bo-bi ro-wo voxwi|q
BBAA../A..BB. B 4,4 2,2|6|bi-vo go-yi voxri yo-go wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|o
....BA/AA.B.A A 2,3 2,2|2|vixbo @go voxgi|
B...../.A...B B 1,1 2,2|3|vi-vo wi-wo @gi @ri voxri|q
A...BA/BABBB. B 1,0 2,2|4|gixvo ro-wo voxwi @ro bo-gi ro-vi gixwo|
A.B.B./AB.... B 3,1 2,2|4|yo-wo ro-vo @gi @ro wixro vo-bi boxri|q
....A./.BBAAA A 0,2 2,2|4|bo-go wi-wo bi-bo yi-yo gixyo @gi yoxgi|q
.B..BA/AA.B.B B 1,0 2,2|4|vi-ro wi-bi gixvo ri-gi voxgi @ri boxri|xboxri
BABBA./...... B 5,4 2,2|6|go-yi wo-wi @go @ri @gi bo-vo goxwi vo-bo wi-wo bo-go yoxri|q
AA...A/BB.B.. A 1,0 2,2|2|voxri wi-bi woxgi|xroxwi
B.A.../AA.... A 0,1 2,2|2|ri-gi @go wixgo|q
AB.AB./AB.B.A B 2,2 2,2|4|wixro go-yi woxvi ri-wo vixwo @ri boxri|xboxri
B.AAAB/A..... A 0,1 2,2|4|ri-gi vo-vi yo-yi ro-wo goxvi @go vixgo|q
BABB../...BA. B 3,0 2,2|4|gi-ri bi-bo go-gi wo-wi rixbo @ri boxri|q
B.B.AA/...B.B B 1,0 2,2|5|gi-ri vo-bi vi-vo bi-wi yo-wo bo-go roxwi @ro wixro|o
AAABB./..A... A 0,1 2,2|5|ro-vi boxyi woxyi go-bo yo-go bo-vo go-gi @go vixgo|o
AB.A../AB.B.A A 2,4 2,2|3|vixwo gi-bo roxwi @gi woxgi|
B.AA../BB...B B 1,0 2,2|3|wi-wo yo-wi roxwi @ro wixro|q
A..AB./AA.B.. A 0,2 2,2|2|wi-yo bo-bi yoxgi|o
AA.B.B/A.BBBA B 3,1 2,2|4|bixro woxgi goxvi ri-wo vixwo @ri voxri|xgoxvi
BA.B.A/...B.. B 3,2 2,2|5|gi-ri vo-vi go-yo wo-wi yo-wo vi-yi roxwi @ro wixro|q
ABA.B./BA..B. B 2,1 2,2|6|rixyo ro-vo @gi vo-vi bo-vo @ro bixro vi-yi woxyi @ri voxri|
.A.BAB/..AB.. A 2,3 2,2|6|@ri vo-ro woxgi go-yo yi-go yo-wi ri-wo ro-vo gixvo @gi voxgi|q
...BBA/A..B.A A 1,0 2,2|2|vixbo go-yo voxgi|
.B..AA/B..B.. B 1,1 2,2|3|rixbo vo-bi wo-ro @ri boxri|
..A.B./A.AB.. A 3,3 2,2|2|yi-go bo-vo yoxgi|o
BB.A../.A.A.. A 1,2 2,2|3|@ri ro-vo gixwo @gi woxgi|o
A..ABB/A.B..A A 4,4 2,2|5|rixvo bo-bi roxbi @gi @ri yi-yo bi-bo yo-wo voxgi|xroxyi
ABB..A/B...B. B 2,0 2,2|5|bi-wi ro-vi wo-ro vo-bo wi-wo vi-vo rixvo bo-go wo-ri|o
AA.B../A.BAAB A 1,3 2,2|6|ro-vo go-bo rixbo @go bixgo vixgo @ri go-yo rixyo @go woxyi|xwoxvi
BBBA../....A. B 0,0 2,2|2|wo-wi go-bo yoxbi|q
....A./AB..A. A 0,3 2,2|2|ri-gi @go bixgo|q
.ABBB./AAA... A 4,4 2,2|4|rixyo go-gi yi-go gi-ri yoxri @gi woxgi|o
BA.BB./AB.AB. B 1,0 2,2|4|bo-vo wo-yo bixyo ri-wo yoxgi @ri voxri|q
A..B.B/A.B.AA A 0,0 2,2|4|rixvo yi-yo vo-bo go-gi vi-vo yo-wo voxgi|xroxyi
AAAB.B/B..B.. B 3,0 2,2|6|gixwo yo-wi go-gi wi-bi gi-bo ro-vi wo-ro vi-yi roxbi @ro bixro|xgixyo
B.BA.B/AA.A.. A 2,2 2,2|6|ri-wo ro-ri gixyo @gi yoxgi vo-bo @ro bo-vo wi-yo vo-bo yoxri|xgixyo
AA.A.B/A..ABB A 1,3 2,2|2|rixvo bi-bo woxvi|xwoxvi
...BA./A.BBAA A 4,3 2,2|3|bixgo yi-yo vi-vo yo-wo voxgi|
BB..../..AB.A B 4,2 2,2|4|woxvi @ri roxyi ri-wo gi-ri @ro yixro|
AAB..B/BB.... B 0,0 2,2|4|wi-bi ro-vi ri-ro vi-yi vo-vi wo-ri roxyi|q
.B...B/BBA..A B 2,0 2,2|3|vo-ro vi-vo rixvo @ri voxri|o
.B..AA/A.B.A. A 0,3 2,2|5|ri-gi wo-ro bo-go ro-wo bi-bo yi-yo gixyo wo-ro bo-gi|q
.BB.../..AA.A A 2,3 2,2|6|@ro wo-ri yi-go yo-wi vi-vo ri-wo @ri wo-yo gixyo @gi yoxgi|o
....BA/.....A A 5,6 2,2|2|vixbo @go bo-gi|
.BAA../...... A 1,4 2,2|2|@ri @gi yoxgi|q
AA.B../..B..A A 3,3 2,2|4|roxyi go-yo @ri @go vixgo yo-wi ri-gi|
AB..AB/A..B.B B 1,1 2,2|4|vixbo rixvo gixvo @ri @gi rixvo gixvo|o
.A..A./B..BAA A 0,0 2,2|3|bi-vo gixwo vi-ro wo-yo voxri|o
B...AA/..BB.. B 0,1 2,2|4|@go bo-bi go-bo vo-vi gi-go bi-vo goxvi|o
BB.A../...A.A A 4,4 2,2|6|vi-vo wo-ri vo-bo ri-wo @ri wo-wi ri-wo ro-vo gixvo @gi voxgi|q
AAABBA/A..B.. A 1,2 2,2|3|woxgi go-yi yo-go bo-bi roxbi|
BB.AA./...A.A A 0,3 2,2|3|vi-vo wo-yo gixyo ro-wo bo-gi|q
...AAB/A....B A 1,0 2,2|2|@ro vo-bi goxbi|o
BB.BA./B...A. B 4,0 2,2|3|go-yo bo-go wo-wi go-bo yoxbi|q
...B.A/A..BA. A 5,6 2,2|5|vo-bo go-yo @ro @go bixgo yo-wo ro-vo wo-ro voxgi|q
AB.A.B/AA.B.. A 0,0 2,2|4|wi-yo vo-vi yoxgi wo-wi ri-wo wi-bi woxvi|xrixvo
AAB.B./BA.BBA B 1,0 2,2|5|bo-vo vi-yi gixwo ro-vi woxyi @ro bixro wi-wo yixwo|xgixwo
....BA/B..B.A B 1,1 2,2|2|gixvo @ro boxvi|
A..B.B/A..BBA B 0,0 2,2|3|bixro ri-wo gi-bo wo-yo boxvi|
ABBBBB/A....A B 0,0 2,2|3|boxvi rixvo go-yi ro-ri yoxri|xyoxri
AA.B../..A... A 0,1 2,2|3|ro-ri go-bo yi-go @gi woxgi|q
.AA.B./B..B.. B 4,4 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|
AB.A../.B.B.A B 2,4 2,2|6|wixro @ri woxvi go-bo @go bo-bi go-bo ri-wo vixwo @ri boxri|
BB.B.A/A.A... B 2,3 2,2|6|@gi vo-bo go-yo yi-go yoxri bo-bi gi-bo go-yo rixyo @ri yoxri|q
..BABA/A.ABA. A 0,2 2,2|2|yixbo yo-wo voxgi|
.BBA.B/B....A B 2,0 2,2|3|vo-ro vi-vo rixvo go-bo wo-ri|q
.BBB../B.A..A B 1,0 2,2|4|woxyi vi-vo yi-vi @ro go-yi ro-wo yixwo|
..ABAA/..BA.. A 0,0 2,2|4|bo-bi go-bo gi-go yi-vi yo-yi bo-gi goxvi|q
BBAA.B/A..B.. B 2,2 2,2|5|voxri yo-yi wo-yo yi-vi yo-yi go-yo @go yo-wi goxvi|o
.B..BA/B...BA B 3,0 2,2|4|wo-ro vixbo rixvo bo-go ro-ri @ro bixro|o
..AA.A/B..BB. A 2,2 2,2|5|@ro gi-bo roxbi @gi yoxgi ri-wo @ri wo-yo rixbo|xyoxgi
.AB.B./AB.B.. B 3,2 2,2|2|boxri @ro gixwo|
AA.A../B.AB.. A 0,1 2,2|3|wo-yo gi-bo yixbo @gi yoxgi|q
.BB.A./A..A.. A 2,2 2,2|4|gixwo @go rixyo @gi @ri gixyo rixyo|
A.B.B./AB.... B 1,1 2,2|4|yo-wo ro-vo @gi vo-bi boxri @ro wixro|q
.A..AA/.BBA.. A 0,2 2,2|4|bo-go wi-bi vo-bo yi-vi goxbi @go bixgo|q
BB.AA./...B.. B 3,2 2,2|5|gi-ri bo-bi @gi go-yi @go bi-vo rixvo @ri voxri|q
AA.BB./AABB.B B 4,2 2,2|6|boxri woxvi goxvi ro-vo vi-ro vo-vi @go vi-vo rixvo @ri voxri|xyixro
..ABB./AA.B.. A 5,4 2,2|2|wixgo bo-vo yoxgi|o
B.B.B./BA..A. B 1,0 2,2|3|yo-wo wi-yo rixyo @ri yoxri|q
..BBBA/A..BBA B 1,0 2,2|4|gixvo ri-wo boxvi @ri vo-ro wo-wi goxwi|xboxri
..AB../.ABB.A A 5,4 2,2|5|wixgo gi-bo @ro @gi roxyi gi-ri yixbo @gi yoxgi|
..A.BA/...AAB A 0,2 2,2|5|yo-go vi-yi vo-vi yi-yo gixyo bo-vo bi-bo @gi yoxgi|q
BB.AA./A..... A 3,5 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|q
...B.A/A.AB.. A 0,0 2,2|5|vo-bo go-yo bo-go yo-wo yi-yo gi-bo go-gi wo-ro rixbo|q
.A..B./A.AB.. A 3,3 2,2|2|woxgi @go rixbo|
.BBB.A/AA.B.. B 1,0 2,2|3|goxwi @ro wixro vo-bo yoxri|xyoxri
AABBB./..AB.A A 1,0 2,2|4|vixgo bo-vo @ri yo-wi roxwi vo-bi woxgi|
...BA./..BBAA A 4,2 2,2|5|bixgo gi-ri bo-gi ri-ro @ri ro-vo @ro vo-bi roxyi|
B..BBB/.A.AA. B 3,2 2,2|4|voxgi @ri boxri bi-bo rixbo @ri boxri|xgoxbi
B.B.../A.BA.A B 5,2 2,2|6|@go vi-vo yoxgi vo-bi yi-yo ri-wo gi-ri bi-bo @gi wo-wi goxwi|q
A.B.BB/BA.BA. B 2,0 2,2|6|yo-wo ro-vi vo-ro vi-yi gi-go yi-yo goxbi yo-yi roxwi @ro wixro|o
AA.B.B/A..BB. B 3,3 2,2|2|bixro wo-wi voxri|o
BAAA../...... A 0,3 2,2|2|wo-ri @gi yoxgi|q
..A.B./A.AB.. A 2,2 2,2|2|yi-go bo-vo yoxgi|o
BA.B../..B... B 3,0 2,2|4|yi-vi wo-yo vi-vo yo-wo go-gi @ri voxri|q
.AA.B./B..B.. B 5,4 2,2|6|gixwo @ro rixyo ro-vi yo-wi @ri @gi @ro wixro vi-yi boxri|
.B..BA/...BAA A 2,2 2,2|6|vixbo gi-ri @ro @gi voxri gi-go bixgo @gi ro-vo wo-ro voxgi|
B.B..A/A..... B 4,3 2,2|5|@gi vo-bo @go bo-vo yo-wo vo-bo go-yo bo-go yoxri|q
.AB.../A.BB.. B 3,3 2,2|2|yixwo @ro yoxri|
BABAAB/AB.B.. B 2,2 2,2|3|voxri go-yi gixwo bo-vo woxyi|xwixgo
A.B..A/B..B.B B 0,0 2,2|2|yo-yi ro-wo gixwo|o
.AB.B./A.B... B 2,3 2,2|5|yixwo ri-gi @go @ro yoxgi ro-vi wo-ro @ri boxri|
...AA./ABB..A A 0,2 2,2|3|ri-gi yi-yo gixyo @gi yoxgi|xboxyi
BB.AA./A..... A 4,6 2,2|5|ri-gi wo-wi @ri ro-vi @ro wi-yo gixyo @gi yoxgi|q
AB.ABA/...... A 3,5 2,2|6|ro-vi bo-bi @ro @gi @ri wo-yo roxbi yo-wo bi-bo wo-ro voxgi|q
AB...A/BB...A B 3,3 2,2|3|wixro vi-yi rixvo @ri voxri|
BB.AB./B.A... B 2,0 2,2|3|bo-gi go-bo rixbo @ri boxri|q
A.BAA./AB.... A 0,0 2,2|2|ro-wo yo-yi boxyi|o
AB.B.A/AB.B.A B 0,2 2,2|5|wixro vi-yi go-bo vo-bi @go bi-vo gixvo yi-yo voxri|
..BB.A/AB.B.. B 4,0 2,2|4|yo-wo @ro wixro vo-bo go-yo bo-go yoxri|q
BA.BB./A.BA.. B 4,2 2,2|6|bo-vo wo-wi yi-yo ri-wo goxwi @ri voxri gi-bo @gi bo-vo gixwo|q
ABAB.B/A..B.. B 0,0 2,2|6|vo-bo ro-vi boxri yo-yi go-yo yi-go wo-wi go-yi ri-wo yi-go wixgo|xgixyo
`.trim();
