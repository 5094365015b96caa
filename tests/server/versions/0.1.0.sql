-- A database as version 0.1.0 left it, with everything that can be in it; who was there, and which table is what:
-- Ada F7FBsNOQpUhZ.RBKTIoXSZnTIw94iOT6V2C6J-0X3LMnjnvncdMRcdkk
-- Bert rv8pxzp0JHrE.LK272m2zJeq0VUZ4uVe--ctYCRimm2nXKTpftI5N_1U
-- open s1q0PjgbLU432_NDSDf3-Q
-- running i0jRPJNPQ5-XtOydwgvK0g
-- finished OnpeXHujdC2AglgaV4TIkQ
-- rematch q0O0-brforBOrhD9KrC81Q
-- alone 6HhMS0wA4TjTxgadgE_2Hw
-- replay lpf8W-Pv0fsfbzCqThr7pA
-- computer A_6FY3AHQOW6zsgC6D25Kw
-- daily e_wcZIs382j4remSBlUD8A
-- attempt R7yfMobGlpMaZzGrHL-pfw
-- abandoned dEVR6MRXE-tq6yCad7fmcw
-- finished-record a6fdbeb7a4a5f414fee64c9dac87f5f7a5432c5014223081f1e45479f8e1bf8b
-- alone-record 0099e73d4b342175225a7b265022ed1d690e9c90c8ca32b5e7c95627e9b3b8d9
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chairs" VALUES('s1q0PjgbLU432_NDSDf3-Q',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('i0jRPJNPQ5-XtOydwgvK0g',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('i0jRPJNPQ5-XtOydwgvK0g',1,'rv8pxzp0JHrE');
INSERT INTO "chairs" VALUES('OnpeXHujdC2AglgaV4TIkQ',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('OnpeXHujdC2AglgaV4TIkQ',1,'rv8pxzp0JHrE');
INSERT INTO "chairs" VALUES('q0O0-brforBOrhD9KrC81Q',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('q0O0-brforBOrhD9KrC81Q',1,'rv8pxzp0JHrE');
INSERT INTO "chairs" VALUES('6HhMS0wA4TjTxgadgE_2Hw',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('A_6FY3AHQOW6zsgC6D25Kw',0,'rv8pxzp0JHrE');
INSERT INTO "chairs" VALUES('e_wcZIs382j4remSBlUD8A',0,'F7FBsNOQpUhZ');
INSERT INTO "chairs" VALUES('R7yfMobGlpMaZzGrHL-pfw',0,'rv8pxzp0JHrE');
INSERT INTO "chairs" VALUES('dEVR6MRXE-tq6yCad7fmcw',0,'rv8pxzp0JHrE');
CREATE TABLE daily (
	day VARCHAR(10) NOT NULL, 
	variant VARCHAR(40) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	total INTEGER, 
	CONSTRAINT pk_daily PRIMARY KEY (day, variant, guest)
);
INSERT INTO "daily" VALUES('2026-11-18','basic','F7FBsNOQpUhZ','e_wcZIs382j4remSBlUD8A','Ada',0);
INSERT INTO "daily" VALUES('2026-11-18','advanced','rv8pxzp0JHrE','R7yfMobGlpMaZzGrHL-pfw','Bert',NULL);
CREATE TABLE guests (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	came BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('F7FBsNOQpUhZ','Ada','534dbd3e98bc8476495083cf16d0e9533ff4c0b168baa0aac8d7a0bae6c54ffc',1794966754124);
INSERT INTO "guests" VALUES('rv8pxzp0JHrE','Bert','4c724c4c511a5e0af3743ae0b82b651afabbe17e44a13b024f952bf6327ff5db',1794966754135);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('daily',X'B64945620EADB665657AA59DDA75855D197059DED035D95894921A04F56BFEF6');
CREATE TABLE log (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	seat INTEGER, 
	"key" VARCHAR(64), 
	body TEXT NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT uq_log_table_id_seat_key UNIQUE (table_id, seat, "key")
);
INSERT INTO "log" VALUES('s1q0PjgbLU432_NDSDf3-Q',1,1794966754147,NULL,NULL,'{"kind":"opened","agreement":{"game":"heimat","options":"open-floors no-blank-roofs","name":"Open house","listed":true,"limit":null,"late":"turn","stand_in":"strong","hints":true},"seats":3,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('s1q0PjgbLU432_NDSDf3-Q',2,1794966754147,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":"Elm"}');
INSERT INTO "log" VALUES('s1q0PjgbLU432_NDSDf3-Q',3,1794966754147,2,NULL,'{"kind":"seated","seat":2,"player":"easy"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',1,1794966754155,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"plans roundabouts","name":"Running","listed":false,"limit":604800,"late":"turn","stand_in":"good","hints":true},"seats":2,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',2,1794966754155,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":""}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',3,1794966754167,1,NULL,'{"kind":"sat","seat":1,"guest":"rv8pxzp0JHrE","name":"Bert","town":"Oak"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',4,1794966754175,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',5,1794966755032,0,'593c30d2593f409f8283857344a39be4','{"kind":"turned","seat":0,"round":1,"turn":"@B4 1 13:C12 -","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',6,1794966755063,1,'858d86a246f443a28dabba465421924b','{"kind":"turned","seat":1,"round":1,"turn":"@C7 3 14:C4 |C9","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',7,1794966755106,0,'14c1bc6367394ab684e57a8f6c716174','{"kind":"turned","seat":0,"round":2,"turn":"@C9 1 8:C10","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',8,1794966755136,1,'8ac2c69d330f4e07a7d99a7e20bcf983','{"kind":"turned","seat":1,"round":2,"turn":"@C1 2 10:B10 B11=B10","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',9,1794966755173,1,'e079ba5bef30412fafcb525b204c629e','{"kind":"turned","seat":1,"round":3,"turn":"3 5:C12 $2","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',10,1794966755206,0,'2973dbd89038481a83eaee36fb17c730','{"kind":"turned","seat":0,"round":3,"turn":"3 5:A4 $3","by":"person"}');
INSERT INTO "log" VALUES('i0jRPJNPQ5-XtOydwgvK0g',11,1794966755280,0,'a-key-of-0-1-0','{"kind":"turned","seat":0,"round":4,"turn":"1 12:A5 *","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',1,1794966755285,NULL,NULL,'{"kind":"opened","agreement":{"game":"heimat","options":"","name":"Finished","listed":false,"limit":null,"late":"turn","stand_in":"strong","hints":true},"seats":2,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',2,1794966755285,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":""}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',3,1794966755298,1,NULL,'{"kind":"sat","seat":1,"guest":"rv8pxzp0JHrE","name":"Bert","town":"Oak"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',4,1794966755305,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',5,1794966755591,1,'a04e948402f24a89b5cdfee9a3576d04','{"kind":"turned","seat":1,"round":1,"turn":">3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',6,1794966755671,0,'939d7b10ba6f44b2b332389bb5b42813','{"kind":"turned","seat":0,"round":2,"turn":"7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',7,1794966755684,1,'a2b4cb4b59b844538df1933783b2c7f7','{"kind":"turned","seat":1,"round":3,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',8,1794966755694,0,'97bf63a0b6b74fe8917504895cd079d6','{"kind":"turned","seat":0,"round":4,"turn":"B1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',9,1794966755717,0,'a5471f497f4949688fc716e2be7d5e41','{"kind":"turned","seat":0,"round":5,"turn":"<3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',10,1794966755735,1,'454f425e753143a49268424b05969f5f','{"kind":"turned","seat":1,"round":6,"turn":"8","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',11,1794966755745,1,'d2464641a9e74700a37e05105578a6ed','{"kind":"turned","seat":1,"round":7,"turn":"B2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',12,1794966755753,1,'1e570eefef58440abca5a2aab948da6d','{"kind":"turned","seat":1,"round":8,"turn":">3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',13,1794966755779,0,'8a9b6990467142b287feea7e1f1d608a','{"kind":"turned","seat":0,"round":9,"turn":"3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',14,1794966755802,1,'1ac4842ab6154235bd0ec4ecfbbaf033','{"kind":"turned","seat":1,"round":10,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',15,1794966755820,0,'f2f6e16d708e48c7a069ede1ebe79688','{"kind":"turned","seat":0,"round":11,"turn":"C1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',16,1794966755841,0,'9d7235da82dc4ac6bc3b76eba88aa217','{"kind":"turned","seat":0,"round":12,"turn":"II","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',17,1794966755853,1,'0648a81c7ecb45529e3772168668172b','{"kind":"turned","seat":1,"round":13,"turn":"5","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',18,1794966755866,0,'7a4b1b30a656400194b9915e548a4280','{"kind":"turned","seat":0,"round":14,"turn":"keep x","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',19,1794966755878,1,'486ddd9497964effb7fe270caa1aec79','{"kind":"turned","seat":1,"round":15,"turn":"#","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',20,1794966755885,0,'8d9fba8943ce4ad6b82c3784e2656644','{"kind":"turned","seat":0,"round":16,"turn":"4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',21,1794966755898,1,'3aeaddeb50794be08ba25f7561154e39','{"kind":"turned","seat":1,"round":17,"turn":"keep x","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',22,1794966755907,0,'129868a2660543d7928498c10b750614','{"kind":"turned","seat":0,"round":18,"turn":"<3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',23,1794966755923,1,'6b4e2882577d44ec9327f9a507f80378','{"kind":"turned","seat":1,"round":19,"turn":"3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',24,1794966755966,0,'b1c05fc521b9472a82387958e1af2102','{"kind":"turned","seat":0,"round":20,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',25,1794966755984,1,'4182fe950b3c42dcbe1de31e57b49a4b','{"kind":"turned","seat":1,"round":21,"turn":"C2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',26,1794966756009,1,'bad6a8a45e294cdb8c3d4e3a01fcb38f','{"kind":"turned","seat":1,"round":22,"turn":"<3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',27,1794966756032,0,'1c13890bb1fb47ae981a29897d32a019','{"kind":"turned","seat":0,"round":23,"turn":"12","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',28,1794966756055,1,'a1d35046c2d14ce2b87633474b18b53c','{"kind":"turned","seat":1,"round":24,"turn":"keep A1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',29,1794966756070,0,'d5a123c1db874f5c9b53d58e6a7e2c31','{"kind":"turned","seat":0,"round":25,"turn":"M","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',30,1794966756088,0,'5e09da0d4f0a4e36b8d9fc92c76bf422','{"kind":"turned","seat":0,"round":26,"turn":"@B","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',31,1794966756103,1,'06ef744e56684697a87f0c4aed0c18b6','{"kind":"turned","seat":1,"round":27,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',32,1794966756120,0,'d60dfb337c9341aaa76cc1ad984234fe','{"kind":"turned","seat":0,"round":28,"turn":"$ >2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',33,1794966756191,0,'9417087769f944c2be0f1f7529284890','{"kind":"turned","seat":0,"round":29,"turn":"B3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',34,1794966756219,1,'ee4b972c4dc8496fa4f21c55694ae225','{"kind":"turned","seat":1,"round":30,"turn":">3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',35,1794966756243,0,'b28f97f794014de5aab262a89d2deb12','{"kind":"turned","seat":0,"round":31,"turn":"9","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',36,1794966756266,0,'9e091ee98a334c11898151d697f1d9c5','{"kind":"turned","seat":0,"round":32,"turn":"B4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',37,1794966756284,0,'51d87e1410b849b28d5e9d9803c49941','{"kind":"turned","seat":0,"round":33,"turn":"III","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',38,1794966756304,1,'d7c4ca77275748dab20adf6a56712588','{"kind":"turned","seat":1,"round":34,"turn":"7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',39,1794966756329,0,'07fb176ca2514d858dc8282aa0a48f65','{"kind":"turned","seat":0,"round":35,"turn":"keep B+","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',40,1794966756349,1,'439a9f3045634467a76bed8763f92177','{"kind":"turned","seat":1,"round":36,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',41,1794966756390,0,'741ac63b04bc459e9f945d4b9df00262','{"kind":"turned","seat":0,"round":37,"turn":"I","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',42,1794966756410,1,'16792395ecb84a6196623e6e4451d04f','{"kind":"turned","seat":1,"round":38,"turn":"14","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',43,1794966756431,1,'e1aff3a2b3364d6ab5288ca7013f3f58','{"kind":"turned","seat":1,"round":39,"turn":"A+","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',44,1794966756457,1,'c61326e6efc643fd8b2a13a8589d31d8','{"kind":"turned","seat":1,"round":40,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',45,1794966756482,0,'859469c2f7cf437ea3c63b43931c4b66','{"kind":"turned","seat":0,"round":41,"turn":"<2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',46,1794966756507,1,'99ae0bb148dc45f684c76089ec469607','{"kind":"turned","seat":1,"round":42,"turn":"-","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',47,1794966756528,0,'efdb0a1266954b5fbe5f0de789641a18','{"kind":"turned","seat":0,"round":43,"turn":"A2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',48,1794966756551,1,'0be7a5a58c734124adbb426d3f5d584e','{"kind":"turned","seat":1,"round":44,"turn":"$ ^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',49,1794966756575,0,'30b60f8806284effa3f11eb986124886','{"kind":"turned","seat":0,"round":45,"turn":"3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',50,1794966756601,0,'574a93e4f8474fec83437c0ebac7b88e','{"kind":"turned","seat":0,"round":46,"turn":"C2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',51,1794966756620,0,'0c9c57dbb1924954b0039c6eb45771f9','{"kind":"turned","seat":0,"round":47,"turn":">2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',52,1794966756645,1,'0e473f0ba1fe41529890edce938a8442','{"kind":"turned","seat":1,"round":48,"turn":"3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',53,1794966756688,0,'4ac95a591e5c40a7baa159c4fab9e8c0','{"kind":"turned","seat":0,"round":49,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',54,1794966756708,1,'8ed7bd47619046f281761e010602bb8c','{"kind":"turned","seat":1,"round":50,"turn":"B1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',55,1794966756728,1,'fd4b25c9e109456d813fd0158937c71d','{"kind":"turned","seat":1,"round":51,"turn":">1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',56,1794966756751,0,'eb037d33f2fd42199b69449061e84f70','{"kind":"turned","seat":0,"round":52,"turn":"9","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',57,1794966756765,0,'0e33dc6e6fbb49c091fe76633d388f64','{"kind":"turned","seat":0,"round":53,"turn":"B2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',58,1794966756781,0,'5e12ed4a3b3740d69c2d22b9c233128f','{"kind":"turned","seat":0,"round":54,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',59,1794966756790,1,'5507fa9c10c1451f927334e90e86e970','{"kind":"turned","seat":1,"round":55,"turn":"8","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',60,1794966756794,0,'2686f220663a4bab8b3d9680b3b370a2','{"kind":"turned","seat":0,"round":56,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',61,1794966756797,1,'877f632d045a47b8a2a5336ddbabfde0','{"kind":"turned","seat":1,"round":57,"turn":"B1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',62,1794966756799,1,'1d1b209df4fe4bf9b55a15ea18ddcc55','{"kind":"turned","seat":1,"round":58,"turn":"<3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',63,1794966756802,0,'c2c8813a42a84cd6bb3fe2b95d6ae626','{"kind":"turned","seat":0,"round":59,"turn":"7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',64,1794966756805,0,'f88900e35ed8492298793de28909a152','{"kind":"turned","seat":0,"round":60,"turn":"A2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',65,1794966756808,0,'16a65cc8aac44d3981391f6e9003000d','{"kind":"turned","seat":0,"round":61,"turn":"<3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',66,1794966756811,1,'aac544966dbc4f778eee8c170d491404','{"kind":"turned","seat":1,"round":62,"turn":"-","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',67,1794966756814,0,'32cfed82e6fc4719b94179d53b95428d','{"kind":"turned","seat":0,"round":63,"turn":"A2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',68,1794966756818,1,'2840074fae8d4ac3ba1eca4760ce8810','{"kind":"turned","seat":1,"round":64,"turn":"$ >2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',69,1794966756825,0,'2c52b64d06464aaeaf62a118da42c8a6','{"kind":"turned","seat":0,"round":65,"turn":"1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',70,1794966756828,1,'5213a9755b16401c8a592cb290bd15d0','{"kind":"turned","seat":1,"round":66,"turn":"keep C3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',71,1794966756832,0,'2d0ebca59d184544a77f56c9cf9d279e','{"kind":"turned","seat":0,"round":67,"turn":">2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',72,1794966756836,1,'97ce82c8f0e345ef93299042ccbac3e5','{"kind":"turned","seat":1,"round":68,"turn":"-","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',73,1794966756844,0,'ce9b208218b745248a0e30e000b75637','{"kind":"turned","seat":0,"round":69,"turn":"C4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',74,1794966756848,1,'692c39687a7f42f5a3ffd43d08a7aae9','{"kind":"turned","seat":1,"round":70,"turn":"<2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',75,1794966756850,0,'20c274ad62d94bd2876b8911340f8634','{"kind":"turned","seat":0,"round":71,"turn":"11","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',76,1794966756853,0,'5a910353fa3245708698b20eba030067','{"kind":"turned","seat":0,"round":72,"turn":"A3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',77,1794966756855,0,'979e9ec9b7cf46a7ad2b9f670708a99b','{"kind":"turned","seat":0,"round":73,"turn":"<1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',78,1794966756858,1,'330b4dfc615a47dbbfc1f98643c3173d','{"kind":"turned","seat":1,"round":74,"turn":"2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',79,1794966756861,0,'21c95e8a4f554ec4901a36895155cfc6','{"kind":"turned","seat":0,"round":75,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',80,1794966756864,1,'015069413fd04c6bb124aca1e939db02','{"kind":"turned","seat":1,"round":76,"turn":"B4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',81,1794966756867,1,'48342a3e07244d1d8a1ffa1a45e280a5','{"kind":"turned","seat":1,"round":77,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',82,1794966756877,0,'7d4b21c2209849e0b25eba11ad16ac14','{"kind":"turned","seat":0,"round":78,"turn":"<2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',83,1794966756880,1,'6b8309b5acec4fb384e15a7d6a662076','{"kind":"turned","seat":1,"round":79,"turn":"5","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',84,1794966756884,0,'6b463610143949688c1bdbbca5709360','{"kind":"turned","seat":0,"round":80,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',85,1794966756893,1,'50c0bfa0290f4067964f7d2644a73495','{"kind":"turned","seat":1,"round":81,"turn":"C4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',86,1794966756896,1,'eaf2f39b8e454a6485f8a756dde93a6b','{"kind":"turned","seat":1,"round":82,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',87,1794966756901,0,'72e3013e22ee48a18c99b58a6e867c63','{"kind":"turned","seat":0,"round":83,"turn":"<2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',88,1794966756905,1,'dc2009abb04e436fb5641315b0b5323a','{"kind":"turned","seat":1,"round":84,"turn":"6","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',89,1794966756908,0,'c370958a1d644297912576ac745213e6','{"kind":"turned","seat":0,"round":85,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',90,1794966756911,1,'8524b3ce7cb641e2ac3bfcd11eecaf6e','{"kind":"turned","seat":1,"round":86,"turn":"C3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',91,1794966756914,1,'363dba9f17bd4355a2ac59557104b963','{"kind":"turned","seat":1,"round":87,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',92,1794966756916,0,'701c1b3503c14321a2d242aed80073d7','{"kind":"turned","seat":0,"round":88,"turn":"13","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',93,1794966756919,0,'6879fd14c2234db5990cce3dec060369','{"kind":"turned","seat":0,"round":89,"turn":"C4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',94,1794966756921,0,'e66b0c10a71d4a59ad65c1607802b36a','{"kind":"turned","seat":0,"round":90,"turn":"$ >1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',95,1794966756924,1,'83fb5f5b8562453bb451d5f60b2a419a','{"kind":"turned","seat":1,"round":91,"turn":"10","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',96,1794966756927,1,'8d380c03aafb4422abe5a425b8446932','{"kind":"turned","seat":1,"round":92,"turn":"A4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',97,1794966756931,1,'10c06fbf199943d59e9825d563d94577','{"kind":"turned","seat":1,"round":93,"turn":">1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',98,1794966756935,0,'a82e718079f849899afbabd035431cb5','{"kind":"turned","seat":0,"round":94,"turn":"6","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',99,1794966756938,1,'420199dea9a34eac88600357dedad6cf','{"kind":"turned","seat":1,"round":95,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',100,1794966756940,0,'cdff063999964b56a4ff0c4e83501e4d','{"kind":"turned","seat":0,"round":96,"turn":"B5","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',101,1794966756943,0,'8f830f49e7564d04afd99114a4d8f48f','{"kind":"turned","seat":0,"round":97,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',102,1794966756946,1,'f234afa960c44d37845249e1a6ae06b2','{"kind":"turned","seat":1,"round":98,"turn":"-","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',103,1794966756948,0,'925b000e2c474540962df7206d101f63','{"kind":"turned","seat":0,"round":99,"turn":"C1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',104,1794966756952,1,'dc1522e0a153407abe10ef2f3b7274d9','{"kind":"turned","seat":1,"round":100,"turn":"$ ^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',105,1794966756954,0,'8b46db388ab84d719afc89aa6e3b3463','{"kind":"turned","seat":0,"round":101,"turn":"1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',106,1794966756957,1,'2b9d0380d56846859171658932c77b2c','{"kind":"turned","seat":1,"round":102,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',107,1794966756960,0,'bd106c68418442b3944318e47f71260c','{"kind":"turned","seat":0,"round":103,"turn":"C3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',108,1794966756966,0,'08dc86bb27d7446188bea3036b796e86','{"kind":"turned","seat":0,"round":104,"turn":">1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',109,1794966756969,1,'18633651a8b2486b80d9552767eba426','{"kind":"turned","seat":1,"round":105,"turn":"10","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',110,1794966756972,1,'91e17d384d124747b4029965cc3d0adc','{"kind":"turned","seat":1,"round":106,"turn":"B6","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',111,1794966756974,1,'d479a904e8ab40b3ae34bbcd5effda98','{"kind":"turned","seat":1,"round":107,"turn":">1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',112,1794966756977,0,'689df790ba1e4884a103787c2595aa89','{"kind":"turned","seat":0,"round":108,"turn":"10","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',113,1794966756979,0,'93df14e68e0c4b2abbfbfc2b79e8f9cb','{"kind":"turned","seat":0,"round":109,"turn":"B7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',114,1794966756986,0,'36a50830ed1f4d76ae212d7a3149cd29','{"kind":"turned","seat":0,"round":110,"turn":"$ >1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',115,1794966756990,1,'e58e731637cc4fb18ab8f6db28870b6b','{"kind":"turned","seat":1,"round":111,"turn":"7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',116,1794966756992,1,'525846320b174c08935b61a6ff7e1f8b','{"kind":"turned","seat":1,"round":112,"turn":"B2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',117,1794966756995,1,'4f079ade6dbf425cb48eb9b87608f993','{"kind":"turned","seat":1,"round":113,"turn":"$ ^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',118,1794966756997,0,'0b5ecaf6f9fd4fe5854f4b385ffb426d','{"kind":"turned","seat":0,"round":114,"turn":"10","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',119,1794966757000,0,'981b483405eb4660be6256eda78477aa','{"kind":"turned","seat":0,"round":115,"turn":"A2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',120,1794966757003,0,'62b2b76a73d74ed58c4ecbc6ef41b03f','{"kind":"turned","seat":0,"round":116,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',121,1794966757005,1,'9fad8e3d6cee4f54a361dbfebd1156be','{"kind":"turned","seat":1,"round":117,"turn":"9","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',122,1794966757008,1,'b2e1b37fac1b46eeb45c2f6470264258','{"kind":"turned","seat":1,"round":118,"turn":"B3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',123,1794966757011,1,'74e1d67cd17d4290931145ce549059ed','{"kind":"turned","seat":1,"round":119,"turn":"<1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',124,1794966757018,0,'7308a0a22d7e4617b297c5cb99456a1b','{"kind":"turned","seat":0,"round":120,"turn":"2","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',125,1794966757021,1,'1e32cfcabf714b83a5c33d1075042536','{"kind":"turned","seat":1,"round":121,"turn":"keep A3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',126,1794966757027,0,'8d9f8c580544475fad226c719fae2c19','{"kind":"turned","seat":0,"round":122,"turn":"$ ^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',127,1794966757033,1,'d0d1e36fdf1b442781f7e6dd274ace6b','{"kind":"turned","seat":1,"round":123,"turn":"1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',128,1794966757037,0,'547d2d17ff34454193d40a856dc41f4a','{"kind":"turned","seat":0,"round":124,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',129,1794966757040,1,'a3cb71a95a364d45bc90d100ba52ac9c','{"kind":"turned","seat":1,"round":125,"turn":"A4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',130,1794966757044,1,'8d6893cf0d854ead8a3f4747b88d9d79','{"kind":"turned","seat":1,"round":126,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',131,1794966757047,0,'cc080b61f35e4f629219e6381faca372','{"kind":"turned","seat":0,"round":127,"turn":"11","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',132,1794966757054,0,'3ac86c5e72f54160820da1d881ed3ac7','{"kind":"turned","seat":0,"round":128,"turn":"A3","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',133,1794966757058,0,'92dfe39174a743babd9727e65d56834f','{"kind":"turned","seat":0,"round":129,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',134,1794966757060,1,'d9ab823dfa69495f894f9130a46cb005','{"kind":"turned","seat":1,"round":130,"turn":"10","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',135,1794966757063,1,'5fd07af232ad48e6a03561f5f2aa91d9','{"kind":"turned","seat":1,"round":131,"turn":"B7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',136,1794966757066,1,'d2b73c7c383e484b9cfa4f497fa81810','{"kind":"turned","seat":1,"round":132,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',137,1794966757069,0,'3f601daf103441658ddf8cb51a6597ed','{"kind":"turned","seat":0,"round":133,"turn":"4","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',138,1794966757072,1,'686ce4799d0c49a3a6992509012d5f0d','{"kind":"turned","seat":1,"round":134,"turn":"sell","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',139,1794966757076,0,'6ecb49c322be44548fef0c433355157f','{"kind":"turned","seat":0,"round":135,"turn":"A1","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',140,1794966757079,0,'b498832f802c43ca8880993b5ad33b9a','{"kind":"turned","seat":0,"round":136,"turn":"^","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',141,1794966757082,1,'a95fe39f297e476e980f306b4024ba49','{"kind":"turned","seat":1,"round":137,"turn":"7","by":"person"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',142,1794966757089,0,'33c648caee074f47a821200263e92aec','{"kind":"turned","seat":0,"round":138,"turn":"keep B2","by":"person"}');
INSERT INTO "log" VALUES('q0O0-brforBOrhD9KrC81Q',1,1794966757099,NULL,NULL,'{"kind":"opened","agreement":{"game":"heimat","options":"","name":"Finished","listed":false,"limit":null,"late":"turn","stand_in":"strong","hints":true},"seats":2,"host":"rv8pxzp0JHrE"}');
INSERT INTO "log" VALUES('q0O0-brforBOrhD9KrC81Q',2,1794966757099,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":""}');
INSERT INTO "log" VALUES('q0O0-brforBOrhD9KrC81Q',3,1794966757099,1,NULL,'{"kind":"sat","seat":1,"guest":"rv8pxzp0JHrE","name":"Bert","town":"Oak"}');
INSERT INTO "log" VALUES('OnpeXHujdC2AglgaV4TIkQ',143,1794966757104,NULL,NULL,'{"kind":"rematched","table":"q0O0-brforBOrhD9KrC81Q"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',1,1794966757129,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":true},"seats":1,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',2,1794966757129,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":""}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',3,1794966757129,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',4,1794966757141,0,'9d531542262640ca8f7b3537b47c1fe4','{"kind":"turned","seat":0,"round":1,"turn":"2/1 9:C9","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',5,1794966757156,0,'a78400139e4542b2a29aa09141a20550','{"kind":"turned","seat":0,"round":2,"turn":"2/1 3:A7 -","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',6,1794966757160,0,'d466a1789fdc416b80b04b85d0bb32c0','{"kind":"turned","seat":0,"round":3,"turn":"3/2 9:B3 -","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',7,1794966757173,0,'a826eb00db604eb6be637d4db573fdbf','{"kind":"turned","seat":0,"round":4,"turn":"3/1 7:B1 |B1","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',8,1794966757188,0,'3d9cd44f32b243c49865a710484bedc7','{"kind":"turned","seat":0,"round":5,"turn":"1/3 11:B6 $1","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',9,1794966757193,0,'3d2abac012774ab1bb23eafcb06d2ecc','{"kind":"turned","seat":0,"round":6,"turn":"1/2 2:C7 $5","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',10,1794966757196,0,'cd8c506cee8e481db1bbc50dae4948ad','{"kind":"turned","seat":0,"round":7,"turn":"3/2 6:C8","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',11,1794966757200,0,'975257f9535b4af087f29a6f5fcc5d96','{"kind":"turned","seat":0,"round":8,"turn":"1/3 6:A9 -","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',12,1794966757204,0,'56deedff2ce94c4fbad4fc9b93a50acc','{"kind":"turned","seat":0,"round":9,"turn":"2/1 4:A8 |B3","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',13,1794966757208,0,'88e331751cc0420d85e217bd8d35ed13','{"kind":"turned","seat":0,"round":10,"turn":"2/3 12:B11 *","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',14,1794966757211,0,'02215952c84e4a4786831f9be91eae40','{"kind":"turned","seat":0,"round":11,"turn":"1/3 15:C10 *","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',15,1794966757222,0,'a6be811e739b476484bc4d8688c7bde7','{"kind":"turned","seat":0,"round":12,"turn":"2/3 9:A10 -","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',16,1794966757227,0,'0749fab5df724af38ef69c41b13c8bc0','{"kind":"turned","seat":0,"round":13,"turn":"3/1 1:A3","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',17,1794966757231,0,'b266cee8e7b44b13b2e6e514c7b37fce','{"kind":"turned","seat":0,"round":14,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',18,1794966757234,0,'3259b12737f443318b9b1aa8a9be6501','{"kind":"turned","seat":0,"round":15,"turn":"2/3 10:B5 B10=B11","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',19,1794966757236,0,'e21f84786bc74b01b990bf4ed42b3184','{"kind":"turned","seat":0,"round":16,"turn":"1/2 1:C5 -","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',20,1794966757239,0,'b842200f05c54ca180da315c407faa64','{"kind":"turned","seat":0,"round":17,"turn":"1/3 8:B2","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',21,1794966757243,0,'68cbc1ebe4664b288680e5580ed8657a','{"kind":"turned","seat":0,"round":18,"turn":"2/1 2:A5 $4","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',22,1794966757246,0,'480b24bc743f49beb2ff77f0c9cf6ebf','{"kind":"turned","seat":0,"round":19,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',23,1794966757250,0,'15a1488c35cd4f46be7e96522767cd59','{"kind":"turned","seat":0,"round":20,"turn":"1/2 16:C12","by":"person"}');
INSERT INTO "log" VALUES('6HhMS0wA4TjTxgadgE_2Hw',24,1794966757254,0,'c832fc8562734f26bab54448a98bc764','{"kind":"turned","seat":0,"round":21,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('lpf8W-Pv0fsfbzCqThr7pA',1,1794966757277,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":false},"seats":1,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('lpf8W-Pv0fsfbzCqThr7pA',2,1794966757277,NULL,NULL,'{"kind":"imported","record":"[Game \"welcome\"]\n[Rules \"1\"]\n[Options \"\"]\n[Seats \"1\"]\n[Name1 \"Ada\"]\n[Seed \"cece92434c222b74eb1c394b0a2e7b43319e89a959987bc5cc3e6551f79b9f7e\"]\n\n1. 2/1 9:C9\n2. 2/1 3:A7 -\n3. 3/2 9:B3 -\n4. 3/1 7:B1 |B1\n5. 1/3 11:B6 $1\n6. 1/2 2:C7 $5\n7. 3/2 6:C8\n8. 1/3 6:A9 -\n9. 2/1 4:A8 |B3\n10. 2/3 12:B11 *\n11. 1/3 15:C10 *\n12. 2/3 9:A10 -\n13. 3/1 1:A3\n14. x\n15. 2/3 10:B5 B10=B11\n16. 1/2 1:C5 -\n17. 1/3 8:B2\n18. 2/1 2:A5 $4\n19. x\n20. 1/2 16:C12\n21. x\n\n[Scores \"3\"]\n[Digest \"c0197d7fd0682e286cc77d83febe61ce985e3641690d24ab6a29551b228a6965\"]\n"}');
INSERT INTO "log" VALUES('A_6FY3AHQOW6zsgC6D25Kw',1,1794966757284,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":true},"seats":2,"host":"rv8pxzp0JHrE"}');
INSERT INTO "log" VALUES('A_6FY3AHQOW6zsgC6D25Kw',2,1794966757284,0,NULL,'{"kind":"sat","seat":0,"guest":"rv8pxzp0JHrE","name":"Bert","town":""}');
INSERT INTO "log" VALUES('A_6FY3AHQOW6zsgC6D25Kw',3,1794966757284,1,NULL,'{"kind":"seated","seat":1,"player":"easy"}');
INSERT INTO "log" VALUES('A_6FY3AHQOW6zsgC6D25Kw',4,1794966757284,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('A_6FY3AHQOW6zsgC6D25Kw',5,1794966757287,1,NULL,'{"kind":"turned","seat":1,"round":1,"turn":"2 12:A9 |A5","by":"computer"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',1,1794966757335,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":false},"seats":1,"host":"F7FBsNOQpUhZ"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',2,1794966757335,0,NULL,'{"kind":"sat","seat":0,"guest":"F7FBsNOQpUhZ","name":"Ada","town":""}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',3,1794966757335,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',4,1794966757350,0,'a30554a3c69b41008aa93a7bc886ccfc','{"kind":"turned","seat":0,"round":1,"turn":"1/3 2:B10","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',5,1794966757363,0,'ca2db5e398504effac45d5745c1fb220','{"kind":"turned","seat":0,"round":2,"turn":"3/1 14:A6 |A2","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',6,1794966757370,0,'aa778418f6c0438981ff532ff1d353dc','{"kind":"turned","seat":0,"round":3,"turn":"2/1 0:B4","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',7,1794966757375,0,'f092de8bc64c403aae6d941dd8961065','{"kind":"turned","seat":0,"round":4,"turn":"2/3 8:C12 |B1","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',8,1794966757382,0,'83a8ab9394124effb4fd5616e6ea9182','{"kind":"turned","seat":0,"round":5,"turn":"3/1 5:C9 *","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',9,1794966757388,0,'11a6b22a724c4c4aaf571bdd2229a12d','{"kind":"turned","seat":0,"round":6,"turn":"2/1 12:A2 |B2","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',10,1794966757400,0,'a73018da8b0d414bbfc524871dbe6a7d','{"kind":"turned","seat":0,"round":7,"turn":"1/2 4:C5 C4=C5","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',11,1794966757404,0,'8bfa48b985d3404ebddaaf739d57c03c','{"kind":"turned","seat":0,"round":8,"turn":"1/2 10:B11","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',12,1794966757407,0,'7c27e78496de447e920068c6e45cd802','{"kind":"turned","seat":0,"round":9,"turn":"3/1 11:A1","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',13,1794966757411,0,'b2d6b3875dcb4903bc1f066434a1fb4b','{"kind":"turned","seat":0,"round":10,"turn":"3/1 1:B9 |B7","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',14,1794966757415,0,'4c838b0df3ca403dbc75a926862f5464','{"kind":"turned","seat":0,"round":11,"turn":"1/3 7:C10 *","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',15,1794966757418,0,'da51675158d24d8b924fb84ef2c80b28','{"kind":"turned","seat":0,"round":12,"turn":"1/2 2:C1 |C2","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',16,1794966757420,0,'0cb1d6433a284d579d92e6c8b23fb2aa','{"kind":"turned","seat":0,"round":13,"turn":"2/3 13:A5 $6","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',17,1794966757423,0,'a347f2c46525403cb6fc104f5c5f3fa2','{"kind":"turned","seat":0,"round":14,"turn":"1/2 3:C3","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',18,1794966757426,0,'05c5baa056514af282f8096018cc23dc','{"kind":"turned","seat":0,"round":15,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',19,1794966757429,0,'3148e6afdf4542a197cf0d3341d35b7d','{"kind":"turned","seat":0,"round":16,"turn":"1/3 15:A9 -","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',20,1794966757431,0,'6947f9261efe45ca8d0ad3071ebcc72c','{"kind":"turned","seat":0,"round":17,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('e_wcZIs382j4remSBlUD8A',21,1794966757435,0,'f838282215af422db12be3e450b76f3e','{"kind":"turned","seat":0,"round":18,"turn":"x","by":"person"}');
INSERT INTO "log" VALUES('R7yfMobGlpMaZzGrHL-pfw',1,1794966757444,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"plans roundabouts","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":false},"seats":1,"host":"rv8pxzp0JHrE"}');
INSERT INTO "log" VALUES('R7yfMobGlpMaZzGrHL-pfw',2,1794966757444,0,NULL,'{"kind":"sat","seat":0,"guest":"rv8pxzp0JHrE","name":"Bert","town":""}');
INSERT INTO "log" VALUES('R7yfMobGlpMaZzGrHL-pfw',3,1794966757444,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('dEVR6MRXE-tq6yCad7fmcw',1,1794966757462,NULL,NULL,'{"kind":"opened","agreement":{"game":"welcome","options":"","name":"","listed":false,"limit":null,"late":"turn","stand_in":"good","hints":true},"seats":1,"host":"rv8pxzp0JHrE"}');
INSERT INTO "log" VALUES('dEVR6MRXE-tq6yCad7fmcw',2,1794966757462,0,NULL,'{"kind":"sat","seat":0,"guest":"rv8pxzp0JHrE","name":"Bert","town":""}');
INSERT INTO "log" VALUES('dEVR6MRXE-tq6yCad7fmcw',3,1794966757462,NULL,NULL,'{"kind":"started"}');
INSERT INTO "log" VALUES('dEVR6MRXE-tq6yCad7fmcw',4,1794966757474,NULL,NULL,'{"kind":"abandoned"}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	seed BLOB NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	day VARCHAR(10), 
	opened BIGINT NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	code VARCHAR(6), 
	awake BOOLEAN NOT NULL, 
	touched BIGINT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('s1q0PjgbLU432_NDSDf3-Q',X'9B3404573CFC3F234A8BC5260A41201D2A013AF8F12508512BC12F064DA8C417','game',NULL,1794966754147,'open',1,'ZTVZBL',0,1794963600000);
INSERT INTO "tables" VALUES('i0jRPJNPQ5-XtOydwgvK0g',X'D9FD18C772834003B9CD1BCEB33A43162CD0BA4A503647EAC00335DB7541952F','game',NULL,1794966754155,'running',0,NULL,1,1794963600000);
INSERT INTO "tables" VALUES('OnpeXHujdC2AglgaV4TIkQ',X'83B5B50ECBBC8859987CF412AAAD7ACC8B22AEBA2EFCFA7AC6DE68E79741A49F','game',NULL,1794966755285,'finished',0,NULL,0,1794963600000);
INSERT INTO "tables" VALUES('q0O0-brforBOrhD9KrC81Q',X'A1B11D22B407C60631633A56812E2850E2B35A131F1A0B5912BA22A02A462DDB','game',NULL,1794966757099,'open',0,'XZJPTN',0,1794963600000);
INSERT INTO "tables" VALUES('6HhMS0wA4TjTxgadgE_2Hw',X'CECE92434C222B74EB1C394B0A2E7B43319E89A959987BC5CC3E6551F79B9F7E','game',NULL,1794966757129,'finished',0,NULL,0,1794963600000);
INSERT INTO "tables" VALUES('lpf8W-Pv0fsfbzCqThr7pA',X'FD9D0176F1394185309B967F3F089970104C34401EA8CE00E3BF6A748A83C3AB','replay',NULL,1794966757277,'finished',0,NULL,0,1794963600000);
INSERT INTO "tables" VALUES('A_6FY3AHQOW6zsgC6D25Kw',X'A4B89348D8C8299385728A128649AE743E4491EA6FB41BAF7FBE4AC781DDE994','game',NULL,1794966757284,'running',0,NULL,1,1794963600000);
INSERT INTO "tables" VALUES('e_wcZIs382j4remSBlUD8A',X'5A7C140ADCA4A1CB5986BB7BF232379CD2CD6CBF0AF781FDA53F8D378AD24EAE','daily','2026-11-18',1794966757335,'finished',0,NULL,0,1794963600000);
INSERT INTO "tables" VALUES('R7yfMobGlpMaZzGrHL-pfw',X'65C9630A49AC8A7BF59C9854583E140E3C820E559E310E8AEE72B8105D0CCCD2','daily','2026-11-18',1794966757444,'running',0,NULL,0,1794963600000);
INSERT INTO "tables" VALUES('dEVR6MRXE-tq6yCad7fmcw',X'5275811D4D4A4EA18F2613FC95037D6D3A9B93CF8EE00C0840A32BF980DBD05A','game',NULL,1794966757462,'abandoned',0,NULL,0,1794963600000);
CREATE TABLE transfers (
	code VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	guest VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	CONSTRAINT pk_transfers PRIMARY KEY (code), 
	CONSTRAINT fk_transfers_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "transfers" VALUES('cfb590383156209dc9c33360050c63340df31723606d3022aaeb31f1f3c22fad','i0jRPJNPQ5-XtOydwgvK0g','F7FBsNOQpUhZ',1794967357480);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_chairs_guest ON chairs (guest);
COMMIT;
