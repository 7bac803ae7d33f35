/**
 * The daily puzzles, in the order of days from a Monday on; each line has the position, what the last run needs more than, the best choices with their points or chances, and the fact why.
 * `npm run puzzles luzi` makes them.
 */
export const lines = `
0,0 1/5 A 1 11123444||roll:23=36.1 roll:234=32.7|points 3.4 roll:234
0,0 1/5 A 1 22223355||roll:33=28.5 roll:233=25.9|points 2.6 roll:233
0,0 1/5 A 1 23444555||roll:23=40.1 stop=39.0|points 1.1 stop
0,0 1/5 A 1 11225555||roll:22=34.1 roll:225=31.7|points 2.4 roll:225
0,0 1/5 A 1 11244445||roll:25=31.1 roll:24=29.6|points 1.5 roll:24
0,0 1/5 A 1 22233455||roll:33=27.1 roll:334=25.9|points 1.2 roll:334
0,0 1/5 A 1 22223556||stop=22.0 roll:23=20.6|points 1.4 roll:23
82,51 5/5 B 1 23444566|31|roll:23=0.288 roll:25=0.188 roll:35=0.188 roll:235=0.174 roll:234=0.122 roll:24=0.121|chance 0.1 roll:25
74,28 5/5 B 1 22444445|46|roll:22=0.581 roll:25=0.489 roll:225=0.461 roll:24=0.359 roll:224=0.358 roll:45=0.276|chance 0.092 roll:25
0,0 1/5 A 1 11112346||roll:23=27.9 roll:234=26.6|points 1.3 roll:234
0,0 1/5 A 1 22233555||roll:33=31.8 roll:222=29.2|points 2.6 roll:222
0,0 1/5 A 1 22234556||roll:34=20.6 stop=20.0|points 0.6 stop
0,0 1/5 A 1 11112355||roll:23=37.2 roll:235=35.3|points 1.9 roll:235
116,97 5/5 B 1 22233466|19|roll:33=0.341 roll:334=0.247 roll:222=0.227 roll:233=0.227 roll:34=0.225 roll:22=0.206|chance 0.094 roll:334
76,52 5/5 B 1 23445566|24|roll:23=0.419 roll:24=0.346 roll:34=0.346 roll:234=0.289 roll:25=0.271 roll:35=0.271|chance 0.073 roll:24
0,0 1/5 A 1 11234446||roll:23=20.5 roll:234=18.7|points 1.8 roll:234
82,36 5/5 B 1 44555566|46|roll:44=0.130 roll:45=0.066 roll:445=0.046 roll:455=0.021 roll:55=0.021 roll:4455=0.016|chance 0.064 roll:45
86,64 5/5 B 1 22234466|22|roll:23=0.291 roll:22=0.260 roll:222=0.250 roll:223=0.250 roll:2223=0.215 roll:34=0.206|chance 0.031 roll:22
0,0 1/5 A 1 22455555||stop=49.0 roll:22=46.7|points 2.3 roll:22
92,58 5/5 B 1 23444466|34|roll:23=0.288 roll:234=0.119 roll:24=0.116 roll:34=0.116 roll:44=0.054 roll:2344=0.053|chance 0.169 roll:234
0,0 1/5 A 1 22223445||roll:35=26.7 roll:34=26.2|points 0.5 roll:34
87,46 5/5 B 1 23444446|41|roll:23=0.520 roll:234=0.261 roll:24=0.257 roll:34=0.257 roll:44=0.125 roll:2344=0.123|chance 0.259 roll:234
115,77 5/5 B 1 23555566|38|roll:23=0.286 roll:235=0.116 roll:25=0.114 roll:35=0.114 roll:55=0.049 roll:2355=0.048|chance 0.17 roll:235
0,0 1/5 A 1 22223455||roll:34=28.5 roll:23=27.1|points 1.4 roll:23
0,0 1/5 A 1 11122444||roll:22=36.1 roll:224=32.7|points 3.4 roll:224
69,50 5/5 B 1 22223366|19|roll:33=0.405 roll:233=0.247 roll:23=0.225 roll:22=0.195 roll:2222=0.173 roll:2233=0.173|chance 0.158 roll:233
74,52 5/5 B 1 22235566|22|roll:23=0.305 roll:22=0.269 roll:222=0.259 roll:223=0.259 roll:2223=0.224 roll:35=0.221|chance 0.036 roll:22
0,0 1/5 A 1 11112356||roll:23=28.6 roll:235=26.6|points 2 roll:235
0,0 1/5 A 1 11144556||roll:44=28.0 stop=27.0|points 1 stop
0,0 1/5 A 1 22223334||roll:333=23.9 roll:33=23.4|points 0.5 roll:33
100,54 5/5 B 1 22555556|46|roll:22=0.517 roll:225=0.257 roll:25=0.253 roll:55=0.119 roll:2255=0.117 roll:255=0.116|chance 0.26 roll:225
67,43 5/5 B 1 22445566|24|roll:22=0.419 roll:24=0.346 roll:224=0.289 roll:44=0.284 roll:25=0.271 roll:225=0.251|chance 0.073 roll:24
99,69 5/5 B 1 22255566|30|roll:22=0.283 roll:222=0.231 roll:25=0.124 roll:225=0.119 roll:2225=0.109 roll:255=0.058|chance 0.052 roll:222
88,54 5/5 B 1 22444466|34|roll:22=0.288 roll:224=0.119 roll:24=0.116 roll:44=0.054 roll:2244=0.053 roll:244=0.052|chance 0.169 roll:224
70,24 5/5 B 1 23455556|46|roll:23=0.386 roll:234=0.257 roll:24=0.253 roll:34=0.253 roll:235=0.166 roll:25=0.161|chance 0.129 roll:234
0,0 1/5 A 1 11255556||roll:25=22.5 roll:255=20.2|points 2.3 roll:255
0,0 1/5 A 1 22244455||stop=34.0 roll:22=32.8|points 1.2 roll:22
0,0 1/5 A 1 22233446||roll:33=19.0 roll:222=16.3|points 2.7 roll:222
0,0 1/5 A 1 11444456||roll:45=20.5 roll:44=19.5|points 1 roll:44
0,0 1/5 A 1 22222445||stop=33.0 roll:44=29.0|points 4 roll:44
90,47 5/5 B 1 22222244|43|roll:44=0.232 roll:22=0.138 roll:222=0.136 roll:24=0.135 roll:2222=0.134 roll:22222=0.132|chance 0.094 roll:22
0,0 1/5 A 1 11244456||roll:25=20.5 roll:24=19.5|points 1 roll:24
0,0 1/5 A 1 22233346||stop=16.0 roll:222=15.5|points 0.5 roll:222
0,0 1/5 A 1 22345566||stop=14.0 roll:22=11.4|points 2.6 roll:22
0,0 1/5 A 1 11234456||roll:23=19.5 roll:234=18.8|points 0.7 roll:234
0,0 1/5 A 1 11112344||roll:23=35.8 roll:234=34.7|points 1.1 roll:234
106,77 5/5 B 1 22222446|29|roll:44=0.452 roll:22=0.328 roll:24=0.292 roll:222=0.291 roll:2222=0.277 roll:244=0.272|chance 0.124 roll:22
106,74 5/5 B 1 22222456|32|roll:45=0.250 roll:24=0.200 roll:22=0.192 roll:222=0.190 roll:2222=0.189 roll:22222=0.187|chance 0.05 roll:24
0,0 1/5 A 1 11123566||roll:23=17.3 roll:235=14.4|points 2.9 roll:235
0,0 1/5 A 1 22344566||stop=13.0 roll:22=10.9|points 2.1 roll:22
0,0 1/5 A 1 11244466||roll:24=9.6 roll:44=8.5|points 1.1 roll:44
0,0 1/5 A 1 11122556||roll:22=28.0 roll:225=24.8|points 3.2 roll:225
104,82 5/5 B 1 22222366|22|roll:23=0.263 roll:223=0.160 roll:22=0.145 roll:2223=0.127 roll:222=0.124 roll:2222=0.117|chance 0.103 roll:223
72,32 5/5 B 1 22223555|40|roll:23=0.452 roll:223=0.403 roll:22=0.394 roll:222=0.384 roll:2222=0.379 roll:2223=0.379|chance 0.049 roll:223
0,0 1/5 A 1 11224446||roll:22=20.5 roll:224=18.7|points 1.8 roll:224
107,67 5/5 B 1 24444566|40|roll:25=0.185 roll:24=0.079 roll:245=0.065 roll:45=0.063 roll:244=0.032 roll:44=0.031|chance 0.106 roll:24
0,0 1/5 A 1 11244446||roll:24=20.5 roll:244=18.7|points 1.8 roll:244
0,0 1/5 A 1 11234466||roll:23=9.6 roll:24=8.5|points 1.1 roll:24
98,57 5/5 B 1 11124444|41|roll:24=0.370 roll:244=0.252 roll:44=0.241 roll:2444=0.201 roll:444=0.200 roll:24444=0.179|chance 0.118 roll:244
0,0 1/5 A 1 11555556||roll:55=22.5 roll:555=20.2|points 2.3 roll:555
0,0 1/5 A 1 23444446||stop=40.0 roll:23=35.8|points 4.2 roll:23
88,60 5/5 B 1 22222356|28|roll:35=0.492 roll:23=0.392 roll:223=0.307 roll:235=0.302 roll:22=0.293 roll:25=0.285|chance 0.1 roll:23
0,0 1/5 A 1 11455555||roll:45=34.1 roll:55=32.0|points 2.1 roll:55
0,0 1/5 A 1 11224466||roll:22=9.6 roll:24=8.5|points 1.1 roll:24
106,71 5/5 B 1 24455566|35|roll:24=0.288 roll:44=0.188 roll:25=0.186 roll:244=0.174 roll:245=0.119 roll:45=0.116|chance 0.1 roll:44
0,0 1/5 A 1 22233445||roll:33=26.1 roll:222=24.6|points 1.5 roll:222
0,0 1/5 A 1 11235566||roll:23=10.4 roll:25=8.9|points 1.5 roll:25
0,0 1/5 A 1 11112456||roll:24=28.6 roll:25=27.9|points 0.7 roll:25
0,0 1/5 A 1 11444444||roll:44=31.1 roll:444=29.2|points 1.9 roll:444
0,0 1/5 A 1 11235555||roll:23=34.1 roll:235=31.7|points 2.4 roll:235
0,0 1/5 A 1 22444456||stop=33.0 roll:22=30.7|points 2.3 roll:22
0,0 1/5 A 1 22234555||roll:34=31.8 roll:23=31.1|points 0.7 roll:23
0,0 1/5 A 1 22444446||stop=40.0 roll:22=35.8|points 4.2 roll:22
105,73 5/5 B 1 11125556|32|roll:25=0.384 roll:255=0.279 roll:55=0.269 roll:2555=0.234 roll:555=0.231 stop=0.000|chance 0.105 roll:255
0,0 1/5 A 1 11244444||roll:24=31.1 roll:244=29.2|points 1.9 roll:244
0,0 1/5 A 1 22234446||stop=24.0 roll:23=21.8|points 2.2 roll:23
0,0 1/5 A 1 11124445||roll:25=36.1 roll:24=33.7|points 2.4 roll:24
100,79 5/5 B 1 22244566|21|roll:22=0.362 roll:222=0.306 roll:25=0.299 roll:44=0.272 roll:225=0.258 roll:24=0.246|chance 0.056 roll:222
0,0 1/5 A 1 22222235||stop=35.0 roll:35=32.4|points 2.6 roll:35
93,73 5/5 B 1 22223466|20|roll:34=0.355 roll:23=0.282 roll:234=0.216 roll:223=0.203 roll:24=0.191 roll:22=0.190|chance 0.073 roll:23
82,55 5/5 B 1 22455566|27|roll:22=0.410 roll:24=0.341 roll:224=0.281 roll:25=0.257 roll:225=0.236 roll:45=0.184|chance 0.069 roll:24
0,0 1/5 A 1 22444444||stop=54.0 roll:22=50.0|points 4 roll:22
93,50 5/5 B 1 22222245|43|roll:45=0.232 roll:24=0.145 roll:25=0.135 roll:22=0.127 roll:222=0.123 roll:2222=0.122|chance 0.087 roll:24
111,83 5/5 B 1 22223556|28|roll:23=0.448 roll:223=0.402 roll:22=0.394 roll:35=0.392 roll:222=0.385 roll:2222=0.380|chance 0.046 roll:223
0,0 1/5 A 1 11225556||roll:22=22.5 roll:225=20.2|points 2.3 roll:225
97,60 5/5 B 1 22222235|37|roll:35=0.489 roll:23=0.360 roll:235=0.282 roll:223=0.261 roll:25=0.261 roll:22=0.250|chance 0.129 roll:23
0,0 1/5 A 1 11234566||roll:23=9.6 roll:24=8.9|points 0.7 roll:24
0,0 1/5 A 1 11122446||roll:22=26.1 roll:224=23.9|points 2.2 roll:224
0,0 1/5 A 1 23455556||stop=36.0 roll:23=33.1|points 2.9 roll:23
103,68 5/5 B 1 22223444|35|roll:23=0.499 roll:223=0.458 roll:22=0.450 roll:222=0.443 roll:2222=0.437 roll:2223=0.437|chance 0.041 roll:223
0,0 1/5 A 1 23444444||stop=54.0 roll:23=50.0|points 4 roll:23
109,68 5/5 B 1 24444466|41|roll:24=0.130 roll:244=0.046 roll:44=0.040 roll:2444=0.018 roll:444=0.017 roll:24444=0.008|chance 0.084 roll:244
88,63 5/5 B 1 22225566|25|roll:22=0.237 roll:222=0.203 roll:2222=0.182 roll:25=0.151 roll:55=0.136 roll:225=0.129|chance 0.034 roll:222
0,0 1/5 A 1 11112255||roll:22=37.2 roll:225=35.3|points 1.9 roll:225
0,0 1/5 A 1 11112455||roll:24=37.2 roll:25=35.6|points 1.6 roll:25
0,0 1/5 A 1 11444446||roll:44=20.5 roll:444=18.7|points 1.8 roll:444
0,0 1/5 A 1 22355555||stop=45.0 roll:22=44.0|points 1 roll:22
0,0 1/5 A 1 11444455||roll:55=31.1 roll:45=29.6|points 1.5 roll:45
0,0 1/5 A 1 23444455||roll:23=39.6 stop=38.0|points 1.6 stop
0,0 1/5 A 1 22222346||stop=24.0 roll:34=22.0|points 2 roll:34
0,0 1/5 A 1 22233556||roll:33=20.6 roll:222=17.6|points 3 roll:222
0,0 1/5 A 1 22444455||roll:22=39.6 stop=38.0|points 1.6 stop
0,0 1/5 A 1 22223333||stop=24.0 roll:22=22.3|points 1.7 roll:22
111,68 5/5 B 1 24444556|43|roll:25=0.386 roll:255=0.257 roll:55=0.253 roll:24=0.227 roll:245=0.168 roll:45=0.162|chance 0.129 roll:255
0,0 1/5 A 1 22444555||roll:22=40.1 stop=39.0|points 1.1 stop
0,0 1/5 A 1 11111235||roll:23=40.3 roll:235=39.5|points 0.8 roll:235
107,66 5/5 B 1 23444456|41|roll:23=0.392 roll:235=0.261 roll:25=0.257 roll:35=0.257 roll:234=0.175 roll:24=0.170|chance 0.131 roll:235
100,88 5/5 B 1 22233566|12|roll:33=0.494 roll:22=0.410 roll:23=0.410 roll:35=0.409 roll:222=0.354 roll:233=0.354|chance 0.084 roll:22
0,0 1/5 A 1 22223336||stop=18.0 roll:33=16.7|points 1.3 roll:33
0,0 1/5 A 1 22455556||stop=36.0 roll:22=33.1|points 2.9 roll:22
0,0 1/5 A 1 11245566||roll:24=10.4 roll:25=9.6|points 0.8 roll:25
0,0 1/5 A 1 22233366||stop=12.0 roll:22=7.5|points 4.5 roll:22
96,68 5/5 B 1 22222346|28|roll:34=0.492 roll:23=0.344 roll:234=0.302 roll:24=0.285 roll:223=0.275 roll:22=0.263|chance 0.148 roll:23
0,0 1/5 A 1 11123445||roll:23=33.7 roll:235=32.7|points 1 roll:235
0,0 1/5 A 1 11235556||roll:23=22.5 roll:235=20.2|points 2.3 roll:235
109,64 5/5 B 1 22222234|45|roll:34=0.226 roll:23=0.123 roll:234=0.106 roll:24=0.093 roll:223=0.083 roll:22=0.081|chance 0.103 roll:23
0,0 1/5 A 1 11445566||roll:44=10.4 roll:45=9.6|points 0.8 roll:45
0,0 1/5 A 1 22222234||stop=34.0 roll:34=32.4|points 1.6 roll:34
62,16 5/5 B 1 11125555|46|roll:25=0.236 roll:255=0.150 roll:55=0.145 roll:2555=0.113 roll:555=0.113 roll:5555=0.098|chance 0.086 roll:255
0,0 1/5 A 1 11444445||roll:45=31.1 roll:44=29.6|points 1.5 roll:44
0,0 1/5 A 1 22222455||stop=34.0 roll:45=29.0|points 5 roll:45
90,53 5/5 B 1 24555566|37|roll:24=0.286 roll:25=0.184 roll:245=0.116 roll:45=0.114 roll:255=0.083 roll:55=0.072|chance 0.102 roll:25
112,76 5/5 B 1 23455566|36|roll:23=0.215 roll:24=0.136 roll:34=0.136 roll:234=0.134 roll:235=0.094 roll:25=0.086|chance 0.079 roll:24
0,0 1/5 A 1 11225566||roll:22=10.4 roll:25=8.9|points 1.5 roll:25
0,0 1/5 A 1 22223356||roll:33=19.9 stop=17.0|points 2.9 stop
107,72 5/5 B 1 22444566|35|roll:22=0.186 roll:225=0.119 roll:25=0.116 roll:224=0.089 roll:24=0.079 roll:44=0.054|chance 0.067 roll:225
0,0 1/5 A 1 11144455||stop=37.0 roll:55=36.1|points 0.9 roll:55
0,0 1/5 A 1 11124556||roll:24=28.0 roll:25=25.8|points 2.2 roll:25
69,39 5/5 B 1 22244456|30|roll:22=0.511 roll:222=0.478 roll:25=0.412 roll:225=0.387 roll:2225=0.363 roll:24=0.316|chance 0.033 roll:222
0,0 1/5 A 1 22235556||stop=27.0 roll:23=24.1|points 2.9 roll:23
0,0 1/5 A 1 22223366||stop=12.0 roll:33=10.4|points 1.6 roll:33
97,73 5/5 B 1 22245566|24|roll:22=0.346 roll:222=0.289 roll:24=0.284 roll:224=0.243 roll:2224=0.208 roll:25=0.187|chance 0.057 roll:222
66,20 5/5 B 1 23555556|46|roll:23=0.517 roll:235=0.257 roll:25=0.253 roll:35=0.253 roll:55=0.119 roll:2355=0.117|chance 0.26 roll:235
0,0 1/5 A 1 23444456||stop=33.0 roll:23=30.7|points 2.3 roll:23
0,0 1/5 A 1 22445555||roll:22=41.6 stop=40.0|points 1.6 stop
0,0 1/5 A 1 22235555||stop=38.0 roll:23=36.1|points 1.9 roll:23
101,67 5/5 B 1 22444456|34|roll:22=0.576 roll:25=0.480 roll:225=0.443 roll:224=0.358 roll:24=0.357 roll:45=0.271|chance 0.096 roll:25
0,0 1/5 A 1 22223345||roll:33=26.2 roll:334=24.7|points 1.5 roll:334
104,59 5/5 B 1 22444446|45|roll:22=0.418 roll:224=0.190 roll:24=0.181 roll:44=0.088 roll:2244=0.085 roll:244=0.083|chance 0.228 roll:224
0,0 1/5 A 1 11124555||roll:24=39.1 roll:25=35.0|points 4.1 roll:25
107,80 5/5 B 1 22223446|27|roll:23=0.430 roll:34=0.387 roll:223=0.381 roll:22=0.372 roll:222=0.363 roll:2222=0.356|chance 0.043 roll:34
109,65 5/5 B 1 22555566|44|roll:22=0.259 roll:25=0.095 roll:225=0.091 roll:255=0.032 roll:55=0.031 roll:2255=0.031|chance 0.164 roll:25
0,0 1/5 A 1 11144555||roll:44=39.1 stop=38.0|points 1.1 stop
0,0 1/5 A 1 11224456||roll:22=19.5 roll:224=18.8|points 0.7 roll:224
0,0 1/5 A 1 22223555||stop=33.0 roll:23=31.8|points 1.2 roll:23
0,0 1/5 A 1 11114455||roll:44=37.2 roll:55=35.8|points 1.4 roll:55
101,81 5/5 B 1 11122233|20|roll:33=0.942 roll:222=0.911 roll:233=0.911 roll:22=0.907 roll:23=0.907 roll:223=0.900|chance 0.031 roll:222
0,0 1/5 A 1 11123446||roll:23=26.1 roll:234=23.9|points 2.2 roll:234
0,0 1/5 A 1 22222335||roll:33=29.0 roll:335=26.1|points 2.9 roll:335
0,0 1/5 A 1 11455566||roll:45=10.4 roll:55=9.6|points 0.8 roll:55
0,0 1/5 A 1 22223456||stop=21.0 roll:34=19.9|points 1.1 roll:34
0,0 1/5 A 1 22223344||roll:33=26.7 roll:233=24.2|points 2.5 roll:233
0,0 1/5 A 1 11555555||roll:55=34.1 roll:555=31.7|points 2.4 roll:555
0,0 1/5 A 1 22244555||stop=35.0 roll:22=33.9|points 1.1 roll:22
0,0 1/5 A 1 23445566||stop=18.0 roll:23=14.2|points 3.8 roll:23
0,0 1/5 A 1 23445555||roll:23=41.6 stop=40.0|points 1.6 stop
0,0 1/5 A 1 22234444||stop=34.0 roll:23=32.7|points 1.3 roll:23
0,0 1/5 A 1 11245555||roll:24=34.1 roll:25=32.0|points 2.1 roll:25
86,43 5/5 B 1 22255556|43|roll:22=0.395 roll:222=0.356 roll:25=0.172 roll:225=0.170 roll:2225=0.162 roll:255=0.073|chance 0.039 roll:222
`.trim();
