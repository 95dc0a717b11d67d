BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE moves (
	table_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	event TEXT NOT NULL, 
	request VARCHAR(96), 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',0,'{"type":"played","seat":16,"move":4,"at":9}
{"type":"played","seat":16,"move":5,"at":9}
{"type":"played","seat":16,"move":10,"at":9}
{"type":"played","seat":16,"move":10,"at":9}
{"type":"played","seat":16,"move":274,"at":9}
{"type":"played","seat":16,"move":263,"at":9}
{"type":"played","seat":16,"move":273,"at":9}
{"type":"played","seat":16,"move":272,"at":9}
',NULL);
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',8,'{"type":"played","seat":0,"move":33,"at":17}
{"type":"played","seat":16,"move":2,"at":17}
{"type":"played","seat":16,"move":0,"at":17}
','BLS-EWqo1Ph4pXDm:139721289264592-1');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',11,'{"type":"played","seat":1,"move":722,"at":18}
','yvOVRM0E84vT3KnJ:139721270246096-1');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',12,'{"type":"played","seat":1,"move":397,"at":19}
','yvOVRM0E84vT3KnJ:139721270246096-2');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',13,'{"type":"played","seat":1,"move":943,"at":19}
','yvOVRM0E84vT3KnJ:139721270246096-3');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',14,'{"type":"played","seat":0,"move":104,"at":24}
','BLS-EWqo1Ph4pXDm:139721289264592-2');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',15,'{"type":"played","seat":0,"move":60,"at":24}
','BLS-EWqo1Ph4pXDm:139721289264592-3');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',16,'{"type":"played","seat":1,"move":724,"at":25}
','yvOVRM0E84vT3KnJ:139721270246096-4');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',17,'{"type":"played","seat":0,"move":262,"at":25}
','BLS-EWqo1Ph4pXDm:139721289264592-4');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',18,'{"type":"played","seat":1,"move":659,"at":26}
','yvOVRM0E84vT3KnJ:139721270246096-5');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',19,'{"type":"played","seat":0,"move":251,"at":26}
','BLS-EWqo1Ph4pXDm:139721289264592-5');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',20,'{"type":"played","seat":1,"move":943,"at":27}
','yvOVRM0E84vT3KnJ:139721270246096-6');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',21,'{"type":"played","seat":0,"move":94,"at":27}
','BLS-EWqo1Ph4pXDm:139721289264592-6');
INSERT INTO "moves" VALUES('Tme5NJH4wQzX',22,'{"type":"undone","seat":0,"to":21,"at":27}
','BLS-EWqo1Ph4pXDm:u');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',0,'{"type":"played","seat":16,"move":10,"at":7}
{"type":"played","seat":16,"move":10,"at":7}
{"type":"played","seat":16,"move":10,"at":7}
{"type":"played","seat":16,"move":10,"at":7}
{"type":"played","seat":16,"move":268,"at":7}
{"type":"played","seat":16,"move":274,"at":7}
{"type":"played","seat":16,"move":270,"at":7}
{"type":"played","seat":16,"move":272,"at":7}
',NULL);
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',8,'{"type":"played","seat":0,"move":201,"at":10}
','BLS-EWqo1Ph4pXDm:139721270142992-1');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',9,'{"type":"played","seat":1,"move":490,"at":10}
','yvOVRM0E84vT3KnJ:139721270450192-1');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',10,'{"type":"played","seat":1,"move":647,"at":15}
','yvOVRM0E84vT3KnJ:139721270450192-2');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',11,'{"type":"played","seat":1,"move":920,"at":16}
','yvOVRM0E84vT3KnJ:139721270450192-3');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',12,'{"type":"played","seat":1,"move":338,"at":16}
','yvOVRM0E84vT3KnJ:139721270450192-4');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',13,'{"type":"played","seat":1,"move":337,"at":16}
{"type":"played","seat":16,"move":263,"at":16}
{"type":"played","seat":16,"move":274,"at":16}
','yvOVRM0E84vT3KnJ:139721270450192-5');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',16,'{"type":"played","seat":0,"move":215,"at":17}
','BLS-EWqo1Ph4pXDm:139721270142992-2');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',17,'{"type":"played","seat":0,"move":204,"at":17}
','BLS-EWqo1Ph4pXDm:139721270142992-3');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',18,'{"type":"played","seat":1,"move":390,"at":18}
','yvOVRM0E84vT3KnJ:139721270450192-6');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',19,'{"type":"played","seat":1,"move":726,"at":18}
','yvOVRM0E84vT3KnJ:139721270450192-7');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',20,'{"type":"played","seat":0,"move":205,"at":26}
','BLS-EWqo1Ph4pXDm:139721270142992-4');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',21,'{"type":"played","seat":0,"move":33,"at":27}
{"type":"played","seat":16,"move":10,"at":27}
{"type":"played","seat":16,"move":6,"at":27}
','BLS-EWqo1Ph4pXDm:139721270142992-5');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',24,'{"type":"played","seat":1,"move":658,"at":27}
','yvOVRM0E84vT3KnJ:139721270450192-8');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',25,'{"type":"played","seat":0,"move":262,"at":28}
','BLS-EWqo1Ph4pXDm:139721270142992-6');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',26,'{"type":"played","seat":1,"move":726,"at":28}
','yvOVRM0E84vT3KnJ:139721270450192-9');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',27,'{"type":"played","seat":0,"move":33,"at":29}
{"type":"played","seat":16,"move":0,"at":29}
{"type":"played","seat":16,"move":8,"at":29}
','BLS-EWqo1Ph4pXDm:139721270142992-7');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',30,'{"type":"played","seat":0,"move":150,"at":29}
','BLS-EWqo1Ph4pXDm:139721270142992-8');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',31,'{"type":"played","seat":1,"move":337,"at":30}
{"type":"played","seat":16,"move":264,"at":30}
{"type":"played","seat":16,"move":276,"at":30}
','yvOVRM0E84vT3KnJ:139721270450192-10');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',34,'{"type":"played","seat":1,"move":796,"at":30}
','yvOVRM0E84vT3KnJ:139721270450192-11');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',35,'{"type":"played","seat":1,"move":884,"at":39}
','yvOVRM0E84vT3KnJ:139721270450192-12');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',36,'{"type":"played","seat":0,"move":211,"at":39}
','BLS-EWqo1Ph4pXDm:139721270142992-9');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',37,'{"type":"played","seat":0,"move":169,"at":40}
','BLS-EWqo1Ph4pXDm:139721270142992-10');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',38,'{"type":"played","seat":1,"move":337,"at":40}
{"type":"played","seat":16,"move":272,"at":40}
{"type":"played","seat":16,"move":275,"at":40}
','yvOVRM0E84vT3KnJ:139721270450192-13');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',41,'{"type":"played","seat":1,"move":784,"at":41}
','yvOVRM0E84vT3KnJ:139721270450192-14');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',42,'{"type":"played","seat":0,"move":33,"at":41}
{"type":"played","seat":16,"move":1,"at":41}
{"type":"played","seat":16,"move":9,"at":41}
','BLS-EWqo1Ph4pXDm:139721270142992-11');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',45,'{"type":"played","seat":0,"move":191,"at":42}
','BLS-EWqo1Ph4pXDm:139721270142992-12');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',46,'{"type":"played","seat":1,"move":404,"at":42}
','yvOVRM0E84vT3KnJ:139721270450192-15');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',47,'{"type":"played","seat":1,"move":661,"at":47}
','yvOVRM0E84vT3KnJ:139721270450192-16');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',48,'{"type":"played","seat":0,"move":52,"at":47}
','BLS-EWqo1Ph4pXDm:139721270142992-13');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',49,'{"type":"played","seat":0,"move":36,"at":48}
','BLS-EWqo1Ph4pXDm:139721270142992-14');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',50,'{"type":"played","seat":1,"move":337,"at":48}
{"type":"played","seat":16,"move":265,"at":48}
{"type":"played","seat":16,"move":275,"at":48}
','yvOVRM0E84vT3KnJ:139721270450192-17');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',53,'{"type":"played","seat":1,"move":744,"at":49}
','yvOVRM0E84vT3KnJ:139721270450192-18');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',54,'{"type":"played","seat":0,"move":33,"at":49}
{"type":"played","seat":16,"move":7,"at":49}
{"type":"played","seat":16,"move":1,"at":49}
','BLS-EWqo1Ph4pXDm:139721270142992-15');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',57,'{"type":"played","seat":0,"move":159,"at":50}
','BLS-EWqo1Ph4pXDm:139721270142992-16');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',58,'{"type":"played","seat":1,"move":942,"at":50}
','yvOVRM0E84vT3KnJ:139721270450192-19');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',59,'{"type":"played","seat":1,"move":421,"at":50}
','yvOVRM0E84vT3KnJ:139721270450192-20');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',60,'{"type":"played","seat":1,"move":337,"at":59}
{"type":"played","seat":16,"move":270,"at":59}
{"type":"played","seat":16,"move":264,"at":59}
','yvOVRM0E84vT3KnJ:139721270450192-21');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',63,'{"type":"played","seat":0,"move":56,"at":60}
','BLS-EWqo1Ph4pXDm:139721270142992-17');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',64,'{"type":"played","seat":0,"move":33,"at":60}
{"type":"played","seat":16,"move":0,"at":60}
{"type":"played","seat":16,"move":9,"at":60}
','BLS-EWqo1Ph4pXDm:139721270142992-18');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',67,'{"type":"played","seat":1,"move":647,"at":61}
','yvOVRM0E84vT3KnJ:139721270450192-22');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',68,'{"type":"played","seat":1,"move":877,"at":61}
','yvOVRM0E84vT3KnJ:139721270450192-23');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',69,'{"type":"played","seat":1,"move":404,"at":71}
','yvOVRM0E84vT3KnJ:139721270450192-24');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',70,'{"type":"played","seat":0,"move":33,"at":71}
{"type":"played","seat":16,"move":2,"at":71}
{"type":"played","seat":16,"move":2,"at":71}
','BLS-EWqo1Ph4pXDm:139721270142992-19');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',73,'{"type":"played","seat":0,"move":57,"at":72}
','BLS-EWqo1Ph4pXDm:139721270142992-20');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',74,'{"type":"played","seat":1,"move":942,"at":72}
','yvOVRM0E84vT3KnJ:139721270450192-25');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',75,'{"type":"played","seat":1,"move":337,"at":73}
{"type":"played","seat":16,"move":271,"at":73}
{"type":"played","seat":16,"move":263,"at":73}
','yvOVRM0E84vT3KnJ:139721270450192-26');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',78,'{"type":"played","seat":1,"move":360,"at":73}
','yvOVRM0E84vT3KnJ:139721270450192-27');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',79,'{"type":"played","seat":0,"move":36,"at":74}
','BLS-EWqo1Ph4pXDm:139721270142992-21');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',80,'{"type":"played","seat":0,"move":33,"at":74}
{"type":"played","seat":16,"move":10,"at":74}
{"type":"played","seat":16,"move":6,"at":74}
','BLS-EWqo1Ph4pXDm:139721270142992-22');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',83,'{"type":"played","seat":1,"move":657,"at":79}
','yvOVRM0E84vT3KnJ:139721270450192-28');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',84,'{"type":"played","seat":1,"move":337,"at":79}
{"type":"played","seat":16,"move":268,"at":79}
{"type":"played","seat":16,"move":269,"at":79}
','yvOVRM0E84vT3KnJ:139721270450192-29');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',87,'{"type":"played","seat":0,"move":60,"at":80}
','BLS-EWqo1Ph4pXDm:139721270142992-23');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',88,'{"type":"played","seat":0,"move":146,"at":80}
','BLS-EWqo1Ph4pXDm:139721270142992-24');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',89,'{"type":"played","seat":1,"move":489,"at":81}
','yvOVRM0E84vT3KnJ:139721270450192-30');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',90,'{"type":"played","seat":1,"move":562,"at":82}
','yvOVRM0E84vT3KnJ:139721270450192-31');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',91,'{"type":"played","seat":0,"move":194,"at":82}
','BLS-EWqo1Ph4pXDm:139721270142992-25');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',92,'{"type":"played","seat":1,"move":942,"at":91}
','yvOVRM0E84vT3KnJ:139721270450192-32');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',93,'{"type":"played","seat":0,"move":171,"at":91}
','BLS-EWqo1Ph4pXDm:139721270142992-26');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',94,'{"type":"played","seat":1,"move":942,"at":92}
','yvOVRM0E84vT3KnJ:139721270450192-33');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',95,'{"type":"played","seat":1,"move":337,"at":92}
{"type":"played","seat":16,"move":268,"at":92}
{"type":"played","seat":16,"move":275,"at":92}
','yvOVRM0E84vT3KnJ:139721270450192-34');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',98,'{"type":"played","seat":1,"move":736,"at":93}
','yvOVRM0E84vT3KnJ:139721270450192-35');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',99,'{"type":"played","seat":0,"move":33,"at":93}
{"type":"played","seat":16,"move":4,"at":93}
{"type":"played","seat":16,"move":7,"at":93}
','BLS-EWqo1Ph4pXDm:139721270142992-27');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',102,'{"type":"played","seat":0,"move":98,"at":94}
','BLS-EWqo1Ph4pXDm:139721270142992-28');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',103,'{"type":"played","seat":1,"move":490,"at":94}
','yvOVRM0E84vT3KnJ:139721270450192-36');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',104,'{"type":"played","seat":1,"move":337,"at":99}
{"type":"played","seat":16,"move":266,"at":99}
{"type":"played","seat":16,"move":273,"at":99}
','yvOVRM0E84vT3KnJ:139721270450192-37');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',107,'{"type":"played","seat":0,"move":165,"at":99}
','BLS-EWqo1Ph4pXDm:139721270142992-29');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',108,'{"type":"played","seat":0,"move":33,"at":100}
{"type":"played","seat":16,"move":3,"at":100}
{"type":"played","seat":16,"move":7,"at":100}
','BLS-EWqo1Ph4pXDm:139721270142992-30');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',111,'{"type":"played","seat":1,"move":680,"at":101}
','yvOVRM0E84vT3KnJ:139721270450192-38');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',112,'{"type":"played","seat":1,"move":910,"at":101}
','yvOVRM0E84vT3KnJ:139721270450192-39');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',113,'{"type":"played","seat":1,"move":478,"at":102}
','yvOVRM0E84vT3KnJ:139721270450192-40');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',114,'{"type":"played","seat":0,"move":67,"at":102}
','BLS-EWqo1Ph4pXDm:139721270142992-31');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',115,'{"type":"played","seat":0,"move":33,"at":107}
{"type":"played","seat":16,"move":6,"at":107}
{"type":"played","seat":16,"move":7,"at":107}
','BLS-EWqo1Ph4pXDm:139721270142992-32');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',118,'{"type":"played","seat":1,"move":337,"at":107}
{"type":"played","seat":16,"move":269,"at":107}
{"type":"played","seat":16,"move":265,"at":107}
','yvOVRM0E84vT3KnJ:139721270450192-41');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',121,'{"type":"played","seat":1,"move":459,"at":108}
','yvOVRM0E84vT3KnJ:139721270450192-42');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',122,'{"type":"played","seat":0,"move":132,"at":108}
','BLS-EWqo1Ph4pXDm:139721270142992-33');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',123,'{"type":"played","seat":1,"move":942,"at":109}
','yvOVRM0E84vT3KnJ:139721270450192-43');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',124,'{"type":"played","seat":0,"move":33,"at":109}
{"type":"played","seat":16,"move":10,"at":109}
{"type":"played","seat":16,"move":10,"at":109}
','BLS-EWqo1Ph4pXDm:139721270142992-34');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',127,'{"type":"played","seat":1,"move":551,"at":110}
','yvOVRM0E84vT3KnJ:139721270450192-44');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',128,'{"type":"played","seat":1,"move":337,"at":110}
{"type":"played","seat":16,"move":275,"at":110}
{"type":"played","seat":16,"move":267,"at":110}
','yvOVRM0E84vT3KnJ:139721270450192-45');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',131,'{"type":"played","seat":0,"move":211,"at":115}
','BLS-EWqo1Ph4pXDm:139721270142992-35');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',132,'{"type":"played","seat":0,"move":33,"at":116}
{"type":"played","seat":16,"move":1,"at":116}
{"type":"played","seat":16,"move":10,"at":116}
','BLS-EWqo1Ph4pXDm:139721270142992-36');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',135,'{"type":"played","seat":1,"move":787,"at":116}
','yvOVRM0E84vT3KnJ:139721270450192-46');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',136,'{"type":"played","seat":1,"move":337,"at":117}
{"type":"played","seat":16,"move":276,"at":117}
{"type":"played","seat":16,"move":269,"at":117}
','yvOVRM0E84vT3KnJ:139721270450192-47');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',139,'{"type":"played","seat":0,"move":214,"at":117}
','BLS-EWqo1Ph4pXDm:139721270142992-37');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',140,'{"type":"played","seat":0,"move":215,"at":118}
','BLS-EWqo1Ph4pXDm:139721270142992-38');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',141,'{"type":"played","seat":1,"move":582,"at":118}
','yvOVRM0E84vT3KnJ:139721270450192-48');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',142,'{"type":"played","seat":1,"move":807,"at":122}
','yvOVRM0E84vT3KnJ:139721270450192-49');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',143,'{"type":"played","seat":1,"move":920,"at":123}
','yvOVRM0E84vT3KnJ:139721270450192-50');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',144,'{"type":"played","seat":0,"move":33,"at":123}
{"type":"played","seat":16,"move":10,"at":123}
{"type":"played","seat":16,"move":5,"at":123}
','BLS-EWqo1Ph4pXDm:139721270142992-39');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',147,'{"type":"played","seat":0,"move":119,"at":127}
','BLS-EWqo1Ph4pXDm:139721270142992-40');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',148,'{"type":"played","seat":1,"move":337,"at":127}
{"type":"played","seat":16,"move":264,"at":127}
{"type":"played","seat":16,"move":264,"at":127}
','yvOVRM0E84vT3KnJ:139721270450192-51');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',151,'{"type":"played","seat":1,"move":479,"at":128}
','yvOVRM0E84vT3KnJ:139721270450192-52');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',152,'{"type":"played","seat":0,"move":51,"at":128}
','BLS-EWqo1Ph4pXDm:139721270142992-41');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',153,'{"type":"played","seat":0,"move":161,"at":129}
','BLS-EWqo1Ph4pXDm:139721270142992-42');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',154,'{"type":"played","seat":1,"move":942,"at":129}
','yvOVRM0E84vT3KnJ:139721270450192-53');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',155,'{"type":"played","seat":1,"move":337,"at":130}
{"type":"played","seat":16,"move":271,"at":130}
{"type":"played","seat":16,"move":274,"at":130}
','yvOVRM0E84vT3KnJ:139721270450192-54');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',158,'{"type":"played","seat":1,"move":657,"at":130}
','yvOVRM0E84vT3KnJ:139721270450192-55');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',159,'{"type":"played","seat":0,"move":215,"at":139}
','BLS-EWqo1Ph4pXDm:139721270142992-43');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',160,'{"type":"played","seat":0,"move":33,"at":139}
{"type":"played","seat":16,"move":5,"at":139}
{"type":"played","seat":16,"move":9,"at":139}
','BLS-EWqo1Ph4pXDm:139721270142992-44');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',163,'{"type":"played","seat":1,"move":404,"at":140}
','yvOVRM0E84vT3KnJ:139721270450192-56');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',164,'{"type":"played","seat":1,"move":337,"at":141}
{"type":"played","seat":16,"move":263,"at":141}
{"type":"played","seat":16,"move":266,"at":141}
','yvOVRM0E84vT3KnJ:139721270450192-57');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',167,'{"type":"played","seat":0,"move":110,"at":141}
','BLS-EWqo1Ph4pXDm:139721270142992-45');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',168,'{"type":"played","seat":0,"move":165,"at":142}
','BLS-EWqo1Ph4pXDm:139721270142992-46');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',169,'{"type":"played","seat":1,"move":478,"at":142}
','yvOVRM0E84vT3KnJ:139721270450192-58');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',170,'{"type":"played","seat":1,"move":353,"at":147}
','yvOVRM0E84vT3KnJ:139721270450192-59');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',171,'{"type":"played","seat":0,"move":192,"at":147}
','BLS-EWqo1Ph4pXDm:139721270142992-47');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',172,'{"type":"played","seat":0,"move":33,"at":148}
{"type":"played","seat":16,"move":4,"at":148}
{"type":"played","seat":16,"move":8,"at":148}
','BLS-EWqo1Ph4pXDm:139721270142992-48');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',175,'{"type":"played","seat":1,"move":404,"at":148}
','yvOVRM0E84vT3KnJ:139721270450192-60');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',176,'{"type":"played","seat":1,"move":726,"at":149}
','yvOVRM0E84vT3KnJ:139721270450192-61');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',177,'{"type":"played","seat":0,"move":81,"at":149}
','BLS-EWqo1Ph4pXDm:139721270142992-49');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',178,'{"type":"played","seat":0,"move":169,"at":150}
','BLS-EWqo1Ph4pXDm:139721270142992-50');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',179,'{"type":"played","seat":1,"move":337,"at":150}
{"type":"played","seat":16,"move":269,"at":150}
{"type":"played","seat":16,"move":273,"at":150}
','yvOVRM0E84vT3KnJ:139721270450192-62');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',182,'{"type":"played","seat":1,"move":722,"at":155}
','yvOVRM0E84vT3KnJ:139721270450192-63');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',183,'{"type":"played","seat":0,"move":33,"at":155}
{"type":"played","seat":16,"move":6,"at":155}
{"type":"played","seat":16,"move":2,"at":155}
','BLS-EWqo1Ph4pXDm:139721270142992-51');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',186,'{"type":"played","seat":0,"move":137,"at":156}
','BLS-EWqo1Ph4pXDm:139721270142992-52');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',187,'{"type":"played","seat":1,"move":595,"at":156}
','yvOVRM0E84vT3KnJ:139721270450192-64');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',188,'{"type":"played","seat":1,"move":337,"at":157}
{"type":"played","seat":16,"move":272,"at":157}
{"type":"played","seat":16,"move":275,"at":157}
','yvOVRM0E84vT3KnJ:139721270450192-65');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',191,'{"type":"played","seat":0,"move":60,"at":157}
','BLS-EWqo1Ph4pXDm:139721270142992-53');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',192,'{"type":"played","seat":0,"move":33,"at":158}
{"type":"played","seat":16,"move":9,"at":158}
{"type":"played","seat":16,"move":10,"at":158}
','BLS-EWqo1Ph4pXDm:139721270142992-54');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',195,'{"type":"played","seat":1,"move":733,"at":158}
','yvOVRM0E84vT3KnJ:139721270450192-66');
INSERT INTO "moves" VALUES('d4GoYS6ixFi8',196,'{"type":"played","seat":1,"move":661,"at":163}
','yvOVRM0E84vT3KnJ:139721270450192-67');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',0,'{"type":"played","seat":16,"move":8,"at":0}
{"type":"played","seat":16,"move":4,"at":0}
{"type":"played","seat":16,"move":8,"at":0}
{"type":"played","seat":16,"move":4,"at":0}
{"type":"played","seat":16,"move":271,"at":0}
{"type":"played","seat":16,"move":265,"at":0}
{"type":"played","seat":16,"move":266,"at":0}
{"type":"played","seat":16,"move":270,"at":0}
',NULL);
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',8,'{"type":"played","seat":0,"move":88,"at":8}
','BLS-EWqo1Ph4pXDm:139721269026448-1');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',9,'{"type":"played","seat":1,"move":478,"at":9}
','yvOVRM0E84vT3KnJ:139721269050128-1');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',10,'{"type":"played","seat":1,"move":657,"at":9}
','yvOVRM0E84vT3KnJ:139721269050128-2');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',11,'{"type":"played","seat":1,"move":943,"at":14}
','yvOVRM0E84vT3KnJ:139721269050128-3');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',12,'{"type":"played","seat":0,"move":83,"at":14}
','BLS-EWqo1Ph4pXDm:139721269026448-2');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',13,'{"type":"played","seat":0,"move":33,"at":15}
{"type":"played","seat":16,"move":10,"at":15}
{"type":"played","seat":16,"move":7,"at":15}
','BLS-EWqo1Ph4pXDm:139721269026448-3');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',16,'{"type":"played","seat":1,"move":338,"at":15}
','yvOVRM0E84vT3KnJ:139721269050128-4');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',17,'{"type":"played","seat":1,"move":425,"at":16}
','yvOVRM0E84vT3KnJ:139721269050128-5');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',18,'{"type":"played","seat":1,"move":615,"at":16}
','yvOVRM0E84vT3KnJ:139721269050128-6');
INSERT INTO "moves" VALUES('hNFH0SXGDCSe',19,'{"type":"played","seat":1,"move":917,"at":17}
','yvOVRM0E84vT3KnJ:139721269050128-7');
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',0,'{"type":"played","seat":16,"move":6,"at":1}
{"type":"played","seat":16,"move":7,"at":1}
{"type":"played","seat":16,"move":10,"at":1}
{"type":"played","seat":16,"move":0,"at":1}
{"type":"played","seat":16,"move":263,"at":1}
{"type":"played","seat":16,"move":264,"at":1}
{"type":"played","seat":16,"move":268,"at":1}
{"type":"played","seat":16,"move":275,"at":1}
{"type":"played","seat":0,"move":206,"at":1}
',NULL);
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',9,'{"type":"played","seat":1,"move":339,"at":5}
','BLS-EWqo1Ph4pXDm:139721189510864-1');
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',10,'{"type":"played","seat":1,"move":727,"at":5}
','BLS-EWqo1Ph4pXDm:139721189510864-2');
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',11,'{"type":"played","seat":0,"move":251,"at":6}
',NULL);
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',12,'{"type":"played","seat":1,"move":943,"at":6}
','BLS-EWqo1Ph4pXDm:139721189510864-3');
INSERT INTO "moves" VALUES('SaWsgfwV21Mv',13,'{"type":"played","seat":0,"move":162,"at":6}
',NULL);
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',0,'{"type":"played","seat":16,"move":1,"at":3}
{"type":"played","seat":16,"move":20,"at":3}
{"type":"played","seat":16,"move":39,"at":3}
{"type":"played","seat":16,"move":24,"at":3}
{"type":"played","seat":16,"move":32,"at":3}
{"type":"played","seat":16,"move":19,"at":3}
{"type":"played","seat":16,"move":19,"at":3}
{"type":"played","seat":16,"move":118,"at":3}
{"type":"played","seat":16,"move":111,"at":3}
{"type":"played","seat":16,"move":108,"at":3}
{"type":"played","seat":16,"move":180,"at":3}
{"type":"played","seat":16,"move":180,"at":3}
{"type":"played","seat":16,"move":182,"at":3}
{"type":"played","seat":16,"move":181,"at":3}
{"type":"played","seat":16,"move":180,"at":3}
',NULL);
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',15,'{"type":"played","seat":1,"move":359,"at":7}
','yvOVRM0E84vT3KnJ:139721189537104-1');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',16,'{"type":"played","seat":1,"move":360,"at":8}
','yvOVRM0E84vT3KnJ:139721189537104-2');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',17,'{"type":"played","seat":1,"move":779,"at":8}
{"type":"played","seat":16,"move":28,"at":8}
','yvOVRM0E84vT3KnJ:139721189537104-3');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',19,'{"type":"played","seat":1,"move":1228,"at":9}
{"type":"played","seat":16,"move":299,"at":9}
{"type":"played","seat":16,"move":299,"at":9}
{"type":"played","seat":16,"move":301,"at":9}
{"type":"played","seat":16,"move":121,"at":9}
{"type":"played","seat":16,"move":120,"at":9}
{"type":"played","seat":16,"move":120,"at":9}
{"type":"played","seat":16,"move":120,"at":9}
{"type":"played","seat":16,"move":120,"at":9}
','yvOVRM0E84vT3KnJ:139721189537104-4');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',28,'{"type":"played","seat":0,"move":1228,"at":10}
{"type":"played","seat":16,"move":240,"at":10}
{"type":"played","seat":16,"move":240,"at":10}
{"type":"played","seat":16,"move":240,"at":10}
{"type":"played","seat":16,"move":240,"at":10}
{"type":"played","seat":16,"move":241,"at":10}
{"type":"played","seat":16,"move":180,"at":10}
{"type":"played","seat":16,"move":180,"at":10}
{"type":"played","seat":16,"move":180,"at":10}
{"type":"played","seat":16,"move":180,"at":10}
{"type":"played","seat":16,"move":180,"at":10}
','BLS-EWqo1Ph4pXDm:139721189447696-1');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',39,'{"type":"played","seat":1,"move":359,"at":11}
','yvOVRM0E84vT3KnJ:139721189537104-5');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',40,'{"type":"played","seat":1,"move":359,"at":12}
','yvOVRM0E84vT3KnJ:139721189537104-6');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',41,'{"type":"played","seat":1,"move":1228,"at":13}
{"type":"played","seat":16,"move":299,"at":13}
{"type":"played","seat":16,"move":299,"at":13}
{"type":"played","seat":16,"move":299,"at":13}
{"type":"played","seat":16,"move":120,"at":13}
{"type":"played","seat":16,"move":122,"at":13}
{"type":"played","seat":16,"move":120,"at":13}
{"type":"played","seat":16,"move":120,"at":13}
{"type":"played","seat":16,"move":120,"at":13}
','yvOVRM0E84vT3KnJ:139721189537104-7');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',50,'{"type":"played","seat":0,"move":1228,"at":15}
{"type":"played","seat":16,"move":240,"at":15}
{"type":"played","seat":16,"move":240,"at":15}
{"type":"played","seat":16,"move":240,"at":15}
{"type":"played","seat":16,"move":240,"at":15}
{"type":"played","seat":16,"move":242,"at":15}
{"type":"played","seat":16,"move":180,"at":15}
{"type":"played","seat":16,"move":180,"at":15}
{"type":"played","seat":16,"move":180,"at":15}
{"type":"played","seat":16,"move":180,"at":15}
{"type":"played","seat":16,"move":180,"at":15}
','BLS-EWqo1Ph4pXDm:139721189447696-2');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',61,'{"type":"played","seat":1,"move":359,"at":15}
','yvOVRM0E84vT3KnJ:139721189537104-8');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',62,'{"type":"played","seat":1,"move":707,"at":16}
','yvOVRM0E84vT3KnJ:139721189537104-9');
INSERT INTO "moves" VALUES('Y0rI2FTyKwMZ',63,'{"type":"played","seat":1,"move":1228,"at":17}
{"type":"played","seat":16,"move":299,"at":17}
{"type":"played","seat":16,"move":299,"at":17}
{"type":"played","seat":16,"move":299,"at":17}
{"type":"played","seat":16,"move":299,"at":17}
{"type":"played","seat":16,"move":7,"at":17}
{"type":"played","seat":16,"move":120,"at":17}
{"type":"played","seat":16,"move":120,"at":17}
{"type":"played","seat":16,"move":120,"at":17}
{"type":"played","seat":16,"move":120,"at":17}
{"type":"played","seat":16,"move":120,"at":17}
','yvOVRM0E84vT3KnJ:139721189537104-10');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',0,'{"type":"played","seat":16,"move":0,"at":2}
{"type":"played","seat":16,"move":33,"at":2}
{"type":"played","seat":16,"move":22,"at":2}
{"type":"played","seat":16,"move":27,"at":2}
{"type":"played","seat":16,"move":31,"at":2}
{"type":"played","seat":16,"move":37,"at":2}
{"type":"played","seat":16,"move":31,"at":2}
{"type":"played","seat":16,"move":114,"at":2}
{"type":"played","seat":16,"move":106,"at":2}
{"type":"played","seat":16,"move":112,"at":2}
{"type":"played","seat":16,"move":120,"at":2}
{"type":"played","seat":16,"move":120,"at":2}
{"type":"played","seat":16,"move":120,"at":2}
{"type":"played","seat":16,"move":122,"at":2}
{"type":"played","seat":16,"move":120,"at":2}
',NULL);
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',15,'{"type":"played","seat":0,"move":358,"at":5}
{"type":"played","seat":16,"move":120,"at":5}
{"type":"played","seat":16,"move":122,"at":5}
{"type":"played","seat":16,"move":121,"at":5}
{"type":"played","seat":16,"move":120,"at":5}
{"type":"played","seat":16,"move":120,"at":5}
','BLS-EWqo1Ph4pXDm:139721270075152-1');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',21,'{"type":"played","seat":0,"move":1228,"at":6}
{"type":"played","seat":16,"move":240,"at":6}
{"type":"played","seat":16,"move":240,"at":6}
{"type":"played","seat":16,"move":240,"at":6}
{"type":"played","seat":16,"move":241,"at":6}
{"type":"played","seat":16,"move":242,"at":6}
{"type":"played","seat":16,"move":180,"at":6}
{"type":"played","seat":16,"move":180,"at":6}
{"type":"played","seat":16,"move":180,"at":6}
{"type":"played","seat":16,"move":180,"at":6}
{"type":"played","seat":16,"move":181,"at":6}
','BLS-EWqo1Ph4pXDm:139721270075152-2');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',32,'{"type":"played","seat":1,"move":1228,"at":6}
{"type":"played","seat":16,"move":299,"at":6}
{"type":"played","seat":16,"move":299,"at":6}
{"type":"played","seat":16,"move":299,"at":6}
{"type":"played","seat":16,"move":299,"at":6}
{"type":"played","seat":16,"move":300,"at":6}
{"type":"played","seat":16,"move":120,"at":6}
{"type":"played","seat":16,"move":120,"at":6}
{"type":"played","seat":16,"move":120,"at":6}
{"type":"played","seat":16,"move":120,"at":6}
{"type":"played","seat":16,"move":120,"at":6}
','yvOVRM0E84vT3KnJ:139721189511632-1');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',43,'{"type":"played","seat":0,"move":1228,"at":7}
{"type":"played","seat":16,"move":240,"at":7}
{"type":"played","seat":16,"move":240,"at":7}
{"type":"played","seat":16,"move":240,"at":7}
{"type":"played","seat":16,"move":240,"at":7}
{"type":"played","seat":16,"move":240,"at":7}
{"type":"played","seat":16,"move":180,"at":7}
{"type":"played","seat":16,"move":180,"at":7}
{"type":"played","seat":16,"move":182,"at":7}
{"type":"played","seat":16,"move":180,"at":7}
{"type":"played","seat":16,"move":180,"at":7}
','BLS-EWqo1Ph4pXDm:139721270075152-3');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',54,'{"type":"played","seat":1,"move":1228,"at":8}
{"type":"played","seat":16,"move":299,"at":8}
{"type":"played","seat":16,"move":299,"at":8}
{"type":"played","seat":16,"move":299,"at":8}
{"type":"played","seat":16,"move":299,"at":8}
{"type":"played","seat":16,"move":301,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
{"type":"played","seat":16,"move":121,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
','yvOVRM0E84vT3KnJ:139721189511632-2');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',65,'{"type":"played","seat":0,"move":1228,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":241,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":182,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
','BLS-EWqo1Ph4pXDm:139721270075152-4');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',76,'{"type":"played","seat":1,"move":1228,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":301,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":122,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
','yvOVRM0E84vT3KnJ:139721189511632-3');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',87,'{"type":"played","seat":0,"move":359,"at":11}
','BLS-EWqo1Ph4pXDm:139721270075152-5');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',88,'{"type":"played","seat":0,"move":1228,"at":11}
{"type":"played","seat":16,"move":240,"at":11}
{"type":"played","seat":16,"move":240,"at":11}
{"type":"played","seat":16,"move":240,"at":11}
{"type":"played","seat":16,"move":242,"at":11}
{"type":"played","seat":16,"move":180,"at":11}
{"type":"played","seat":16,"move":180,"at":11}
{"type":"played","seat":16,"move":180,"at":11}
{"type":"played","seat":16,"move":180,"at":11}
{"type":"played","seat":16,"move":181,"at":11}
','BLS-EWqo1Ph4pXDm:139721270075152-6');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',98,'{"type":"played","seat":1,"move":1228,"at":12}
{"type":"played","seat":16,"move":299,"at":12}
{"type":"played","seat":16,"move":299,"at":12}
{"type":"played","seat":16,"move":299,"at":12}
{"type":"played","seat":16,"move":299,"at":12}
{"type":"played","seat":16,"move":300,"at":12}
{"type":"played","seat":16,"move":120,"at":12}
{"type":"played","seat":16,"move":120,"at":12}
{"type":"played","seat":16,"move":120,"at":12}
{"type":"played","seat":16,"move":120,"at":12}
{"type":"played","seat":16,"move":120,"at":12}
','yvOVRM0E84vT3KnJ:139721189511632-4');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',109,'{"type":"played","seat":0,"move":359,"at":13}
','BLS-EWqo1Ph4pXDm:139721270075152-7');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',110,'{"type":"played","seat":0,"move":359,"at":14}
','BLS-EWqo1Ph4pXDm:139721270075152-8');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',111,'{"type":"played","seat":0,"move":1228,"at":14}
{"type":"played","seat":16,"move":240,"at":14}
{"type":"played","seat":16,"move":240,"at":14}
{"type":"played","seat":16,"move":240,"at":14}
{"type":"played","seat":16,"move":180,"at":14}
{"type":"played","seat":16,"move":182,"at":14}
{"type":"played","seat":16,"move":180,"at":14}
{"type":"played","seat":16,"move":180,"at":14}
{"type":"played","seat":16,"move":181,"at":14}
','BLS-EWqo1Ph4pXDm:139721270075152-9');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',120,'{"type":"played","seat":1,"move":1228,"at":15}
{"type":"played","seat":16,"move":299,"at":15}
{"type":"played","seat":16,"move":299,"at":15}
{"type":"played","seat":16,"move":299,"at":15}
{"type":"played","seat":16,"move":300,"at":15}
{"type":"played","seat":16,"move":301,"at":15}
{"type":"played","seat":16,"move":120,"at":15}
{"type":"played","seat":16,"move":121,"at":15}
{"type":"played","seat":16,"move":120,"at":15}
{"type":"played","seat":16,"move":120,"at":15}
{"type":"played","seat":16,"move":122,"at":15}
','yvOVRM0E84vT3KnJ:139721189511632-5');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',131,'{"type":"played","seat":0,"move":359,"at":16}
','BLS-EWqo1Ph4pXDm:139721270075152-10');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',132,'{"type":"played","seat":0,"move":360,"at":17}
','BLS-EWqo1Ph4pXDm:139721270075152-11');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',133,'{"type":"played","seat":0,"move":359,"at":17}
','BLS-EWqo1Ph4pXDm:139721270075152-12');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',134,'{"type":"played","seat":0,"move":1192,"at":18}
{"type":"played","seat":16,"move":12,"at":18}
','BLS-EWqo1Ph4pXDm:139721270075152-13');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',136,'{"type":"played","seat":0,"move":361,"at":19}
','BLS-EWqo1Ph4pXDm:139721270075152-14');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',137,'{"type":"played","seat":0,"move":1228,"at":20}
{"type":"played","seat":16,"move":240,"at":20}
{"type":"played","seat":16,"move":180,"at":20}
{"type":"played","seat":16,"move":180,"at":20}
{"type":"played","seat":16,"move":180,"at":20}
{"type":"played","seat":16,"move":180,"at":20}
{"type":"played","seat":16,"move":180,"at":20}
','BLS-EWqo1Ph4pXDm:139721270075152-15');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',144,'{"type":"played","seat":1,"move":359,"at":21}
','yvOVRM0E84vT3KnJ:139721189511632-6');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',145,'{"type":"played","seat":1,"move":1228,"at":22}
{"type":"played","seat":16,"move":299,"at":22}
{"type":"played","seat":16,"move":299,"at":22}
{"type":"played","seat":16,"move":299,"at":22}
{"type":"played","seat":16,"move":299,"at":22}
{"type":"played","seat":16,"move":120,"at":22}
{"type":"played","seat":16,"move":121,"at":22}
{"type":"played","seat":16,"move":120,"at":22}
{"type":"played","seat":16,"move":120,"at":22}
{"type":"played","seat":16,"move":120,"at":22}
','yvOVRM0E84vT3KnJ:139721189511632-7');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',155,'{"type":"played","seat":0,"move":359,"at":23}
','BLS-EWqo1Ph4pXDm:139721270075152-16');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',156,'{"type":"played","seat":0,"move":1228,"at":28}
{"type":"played","seat":16,"move":240,"at":28}
{"type":"played","seat":16,"move":240,"at":28}
{"type":"played","seat":16,"move":240,"at":28}
{"type":"played","seat":16,"move":241,"at":28}
{"type":"played","seat":16,"move":182,"at":28}
{"type":"played","seat":16,"move":180,"at":28}
{"type":"played","seat":16,"move":180,"at":28}
{"type":"played","seat":16,"move":180,"at":28}
{"type":"played","seat":16,"move":180,"at":28}
','BLS-EWqo1Ph4pXDm:139721270075152-17');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',166,'{"type":"played","seat":1,"move":359,"at":29}
','yvOVRM0E84vT3KnJ:139721189511632-8');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',167,'{"type":"played","seat":1,"move":361,"at":29}
','yvOVRM0E84vT3KnJ:139721189511632-9');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',168,'{"type":"played","seat":1,"move":910,"at":30}
','yvOVRM0E84vT3KnJ:139721189511632-10');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',169,'{"type":"played","seat":1,"move":1347,"at":31}
','yvOVRM0E84vT3KnJ:139721189511632-11');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',170,'{"type":"played","seat":1,"move":1228,"at":32}
{"type":"played","seat":16,"move":299,"at":32}
{"type":"played","seat":16,"move":299,"at":32}
{"type":"played","seat":16,"move":299,"at":32}
{"type":"played","seat":16,"move":117,"at":32}
{"type":"played","seat":16,"move":120,"at":32}
{"type":"played","seat":16,"move":120,"at":32}
{"type":"played","seat":16,"move":120,"at":32}
{"type":"played","seat":16,"move":120,"at":32}
{"type":"played","seat":16,"move":122,"at":32}
','yvOVRM0E84vT3KnJ:139721189511632-12');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',180,'{"type":"played","seat":0,"move":361,"at":33}
','BLS-EWqo1Ph4pXDm:139721270075152-18');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',181,'{"type":"played","seat":0,"move":916,"at":33}
','BLS-EWqo1Ph4pXDm:139721270075152-19');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',182,'{"type":"played","seat":0,"move":1288,"at":34}
','BLS-EWqo1Ph4pXDm:139721270075152-20');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',183,'{"type":"played","seat":0,"move":1228,"at":35}
{"type":"played","seat":16,"move":240,"at":35}
{"type":"played","seat":16,"move":240,"at":35}
{"type":"played","seat":16,"move":240,"at":35}
{"type":"played","seat":16,"move":240,"at":35}
{"type":"played","seat":16,"move":115,"at":35}
{"type":"played","seat":16,"move":180,"at":35}
{"type":"played","seat":16,"move":180,"at":35}
{"type":"played","seat":16,"move":180,"at":35}
{"type":"played","seat":16,"move":181,"at":35}
{"type":"played","seat":16,"move":180,"at":35}
','BLS-EWqo1Ph4pXDm:139721270075152-21');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',194,'{"type":"played","seat":1,"move":1228,"at":36}
{"type":"played","seat":16,"move":299,"at":36}
{"type":"played","seat":16,"move":299,"at":36}
{"type":"played","seat":16,"move":299,"at":36}
{"type":"played","seat":16,"move":299,"at":36}
{"type":"played","seat":16,"move":300,"at":36}
{"type":"played","seat":16,"move":120,"at":36}
{"type":"played","seat":16,"move":120,"at":36}
{"type":"played","seat":16,"move":122,"at":36}
{"type":"played","seat":16,"move":120,"at":36}
{"type":"played","seat":16,"move":120,"at":36}
','yvOVRM0E84vT3KnJ:139721189511632-13');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',205,'{"type":"played","seat":0,"move":361,"at":37}
','BLS-EWqo1Ph4pXDm:139721270075152-22');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',206,'{"type":"played","seat":0,"move":1228,"at":37}
{"type":"played","seat":16,"move":240,"at":37}
{"type":"played","seat":16,"move":240,"at":37}
{"type":"played","seat":16,"move":240,"at":37}
{"type":"played","seat":16,"move":240,"at":37}
{"type":"played","seat":16,"move":180,"at":37}
{"type":"played","seat":16,"move":182,"at":37}
{"type":"played","seat":16,"move":180,"at":37}
{"type":"played","seat":16,"move":225,"at":37}
{"type":"played","seat":16,"move":181,"at":37}
','BLS-EWqo1Ph4pXDm:139721270075152-23');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',216,'{"type":"played","seat":1,"move":404,"at":38}
','yvOVRM0E84vT3KnJ:139721189511632-14');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',217,'{"type":"played","seat":1,"move":669,"at":39}
','yvOVRM0E84vT3KnJ:139721189511632-15');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',218,'{"type":"played","seat":1,"move":1186,"at":40}
{"type":"played","seat":16,"move":20,"at":40}
','yvOVRM0E84vT3KnJ:139721189511632-16');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',220,'{"type":"played","seat":1,"move":360,"at":41}
','yvOVRM0E84vT3KnJ:139721189511632-17');
INSERT INTO "moves" VALUES('ulwhCvu6AhqK',221,'{"type":"resigned","seat":1,"at":41}
','yvOVRM0E84vT3KnJ:r');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',0,'{"type":"played","seat":16,"move":1,"at":0}
{"type":"played","seat":16,"move":7,"at":0}
{"type":"played","seat":16,"move":41,"at":0}
{"type":"played","seat":16,"move":21,"at":0}
{"type":"played","seat":16,"move":5,"at":0}
{"type":"played","seat":16,"move":38,"at":0}
{"type":"played","seat":16,"move":9,"at":0}
{"type":"played","seat":16,"move":111,"at":0}
{"type":"played","seat":16,"move":116,"at":0}
{"type":"played","seat":16,"move":118,"at":0}
{"type":"played","seat":16,"move":106,"at":0}
{"type":"played","seat":16,"move":182,"at":0}
{"type":"played","seat":16,"move":180,"at":0}
{"type":"played","seat":16,"move":181,"at":0}
{"type":"played","seat":16,"move":180,"at":0}
{"type":"played","seat":16,"move":180,"at":0}
',NULL);
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',16,'{"type":"played","seat":1,"move":358,"at":4}
{"type":"played","seat":16,"move":181,"at":4}
{"type":"played","seat":16,"move":180,"at":4}
{"type":"played","seat":16,"move":180,"at":4}
{"type":"played","seat":16,"move":180,"at":4}
{"type":"played","seat":16,"move":180,"at":4}
','yvOVRM0E84vT3KnJ:139721270194704-1');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',22,'{"type":"played","seat":1,"move":752,"at":5}
{"type":"played","seat":16,"move":37,"at":5}
','yvOVRM0E84vT3KnJ:139721270194704-2');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',24,'{"type":"played","seat":1,"move":359,"at":5}
','yvOVRM0E84vT3KnJ:139721270194704-3');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',25,'{"type":"played","seat":1,"move":359,"at":6}
','yvOVRM0E84vT3KnJ:139721270194704-4');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',26,'{"type":"played","seat":1,"move":1228,"at":7}
{"type":"played","seat":16,"move":299,"at":7}
{"type":"played","seat":16,"move":299,"at":7}
{"type":"played","seat":16,"move":300,"at":7}
{"type":"played","seat":16,"move":120,"at":7}
{"type":"played","seat":16,"move":122,"at":7}
{"type":"played","seat":16,"move":120,"at":7}
{"type":"played","seat":16,"move":120,"at":7}
{"type":"played","seat":16,"move":120,"at":7}
','yvOVRM0E84vT3KnJ:139721270194704-5');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',35,'{"type":"played","seat":0,"move":358,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
{"type":"played","seat":16,"move":122,"at":8}
{"type":"played","seat":16,"move":121,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
{"type":"played","seat":16,"move":120,"at":8}
','BLS-EWqo1Ph4pXDm:139721270325328-1');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',41,'{"type":"played","seat":0,"move":359,"at":9}
','BLS-EWqo1Ph4pXDm:139721270325328-2');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',42,'{"type":"played","seat":0,"move":1228,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":240,"at":9}
{"type":"played","seat":16,"move":241,"at":9}
{"type":"played","seat":16,"move":242,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":180,"at":9}
{"type":"played","seat":16,"move":182,"at":9}
','BLS-EWqo1Ph4pXDm:139721270325328-3');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',52,'{"type":"played","seat":1,"move":1228,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":299,"at":10}
{"type":"played","seat":16,"move":301,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
{"type":"played","seat":16,"move":120,"at":10}
','yvOVRM0E84vT3KnJ:139721270194704-6');
INSERT INTO "moves" VALUES('BU3BbLr2tLQq',63,'{"type":"played","seat":0,"move":359,"at":11}
','BLS-EWqo1Ph4pXDm:139721270325328-4');
INSERT INTO "moves" VALUES('bkV6_fjpMJeL',0,'{"type":"played","seat":16,"move":9,"at":1}
{"type":"played","seat":16,"move":40,"at":1}
{"type":"played","seat":16,"move":21,"at":1}
{"type":"played","seat":16,"move":28,"at":1}
{"type":"played","seat":16,"move":6,"at":1}
{"type":"played","seat":16,"move":31,"at":1}
{"type":"played","seat":16,"move":113,"at":1}
{"type":"played","seat":16,"move":109,"at":1}
{"type":"played","seat":16,"move":120,"at":1}
{"type":"played","seat":16,"move":120,"at":1}
{"type":"played","seat":16,"move":120,"at":1}
{"type":"played","seat":16,"move":120,"at":1}
{"type":"played","seat":16,"move":122,"at":1}
',NULL);
INSERT INTO "moves" VALUES('bkV6_fjpMJeL',13,'{"type":"played","seat":0,"move":359,"at":4}
{"type":"played","seat":0,"move":359,"at":4}
{"type":"played","seat":0,"move":359,"at":4}
{"type":"played","seat":0,"move":359,"at":4}
','BLS-EWqo1Ph4pXDm:139721189420048-1');
INSERT INTO "moves" VALUES('bkV6_fjpMJeL',17,'{"type":"played","seat":0,"move":361,"at":4}
','BLS-EWqo1Ph4pXDm:139721189420048-2');
INSERT INTO "moves" VALUES('bkV6_fjpMJeL',18,'{"type":"played","seat":0,"move":697,"at":5}
','BLS-EWqo1Ph4pXDm:139721189420048-3');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',0,'{"type":"played","seat":16,"move":12,"at":3}
{"type":"played","seat":16,"move":18,"at":3}
{"type":"played","seat":16,"move":24,"at":3}
{"type":"played","seat":16,"move":12,"at":3}
{"type":"played","seat":16,"move":13,"at":3}
{"type":"played","seat":16,"move":22,"at":3}
{"type":"played","seat":16,"move":22,"at":3}
{"type":"played","seat":16,"move":9,"at":3}
',NULL);
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',8,'{"type":"played","seat":0,"move":30,"at":8}
','BLS-EWqo1Ph4pXDm:139721270324432-1');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',9,'{"type":"played","seat":1,"move":31,"at":9}
','yvOVRM0E84vT3KnJ:139721186682704-1');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',10,'{"type":"played","seat":0,"move":109,"at":11}
{"type":"played","seat":16,"move":28,"at":11}
','BLS-EWqo1Ph4pXDm:139721270324432-2');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',12,'{"type":"played","seat":1,"move":107,"at":12}
{"type":"played","seat":16,"move":26,"at":12}
','yvOVRM0E84vT3KnJ:139721186682704-2');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',14,'{"type":"played","seat":0,"move":76,"at":13}
{"type":"played","seat":16,"move":21,"at":13}
','BLS-EWqo1Ph4pXDm:139721270324432-3');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',16,'{"type":"played","seat":1,"move":80,"at":15}
{"type":"played","seat":16,"move":28,"at":15}
','yvOVRM0E84vT3KnJ:139721186682704-3');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',18,'{"type":"played","seat":0,"move":124,"at":16}
{"type":"played","seat":16,"move":20,"at":16}
','BLS-EWqo1Ph4pXDm:139721270324432-4');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',20,'{"type":"played","seat":1,"move":79,"at":18}
{"type":"played","seat":16,"move":20,"at":18}
{"type":"played","seat":16,"move":173,"at":18}
{"type":"played","seat":16,"move":169,"at":18}
{"type":"played","seat":16,"move":179,"at":18}
{"type":"played","seat":16,"move":169,"at":18}
{"type":"played","seat":16,"move":199,"at":18}
{"type":"played","seat":16,"move":217,"at":18}
{"type":"played","seat":16,"move":202,"at":18}
{"type":"played","seat":16,"move":217,"at":18}
{"type":"played","seat":16,"move":13449,"at":18}
{"type":"played","seat":16,"move":15986,"at":18}
','yvOVRM0E84vT3KnJ:139721186682704-4');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',32,'{"type":"played","seat":0,"move":8082,"at":21}
','BLS-EWqo1Ph4pXDm:139721270324432-5');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',33,'{"type":"played","seat":1,"move":8111,"at":22}
{"type":"played","seat":16,"move":9804,"at":22}
{"type":"played","seat":16,"move":11552,"at":22}
{"type":"played","seat":16,"move":13587,"at":22}
{"type":"played","seat":16,"move":15840,"at":22}
','yvOVRM0E84vT3KnJ:139721186682704-5');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',38,'{"type":"played","seat":1,"move":8859,"at":24}
','yvOVRM0E84vT3KnJ:139721186682704-6');
INSERT INTO "moves" VALUES('6TVbAcsRbi7h',39,'{"type":"played","seat":0,"move":8431,"at":26}
{"type":"played","seat":16,"move":10153,"at":26}
{"type":"played","seat":16,"move":12300,"at":26}
{"type":"played","seat":16,"move":13697,"at":26}
{"type":"played","seat":16,"move":15786,"at":26}
','BLS-EWqo1Ph4pXDm:139721270324432-6');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',0,'{"type":"played","seat":16,"move":14,"at":3}
{"type":"played","seat":16,"move":21,"at":3}
{"type":"played","seat":16,"move":24,"at":3}
{"type":"played","seat":16,"move":22,"at":3}
{"type":"played","seat":16,"move":19,"at":3}
{"type":"played","seat":16,"move":11,"at":3}
{"type":"played","seat":16,"move":13,"at":3}
{"type":"played","seat":16,"move":14,"at":3}
',NULL);
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',8,'{"type":"played","seat":0,"move":29,"at":11}
','BLS-EWqo1Ph4pXDm:139721186632784-1');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',9,'{"type":"played","seat":1,"move":134,"at":12}
{"type":"played","seat":16,"move":12,"at":12}
','yvOVRM0E84vT3KnJ:139721268962512-1');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',11,'{"type":"played","seat":0,"move":126,"at":18}
{"type":"played","seat":16,"move":12,"at":18}
','BLS-EWqo1Ph4pXDm:139721186632784-2');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',13,'{"type":"played","seat":1,"move":31,"at":19}
','yvOVRM0E84vT3KnJ:139721268962512-2');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',14,'{"type":"played","seat":0,"move":45,"at":25}
{"type":"played","seat":16,"move":18,"at":25}
','BLS-EWqo1Ph4pXDm:139721186632784-3');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',16,'{"type":"played","seat":1,"move":50,"at":27}
{"type":"played","seat":16,"move":20,"at":27}
','yvOVRM0E84vT3KnJ:139721268962512-3');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',18,'{"type":"played","seat":0,"move":49,"at":28}
{"type":"played","seat":16,"move":20,"at":28}
','BLS-EWqo1Ph4pXDm:139721186632784-4');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',20,'{"type":"played","seat":1,"move":51,"at":29}
{"type":"played","seat":16,"move":17,"at":29}
{"type":"played","seat":16,"move":181,"at":29}
{"type":"played","seat":16,"move":169,"at":29}
{"type":"played","seat":16,"move":185,"at":29}
{"type":"played","seat":16,"move":169,"at":29}
{"type":"played","seat":16,"move":198,"at":29}
{"type":"played","seat":16,"move":197,"at":29}
{"type":"played","seat":16,"move":198,"at":29}
{"type":"played","seat":16,"move":215,"at":29}
{"type":"played","seat":16,"move":13399,"at":29}
{"type":"played","seat":16,"move":15314,"at":29}
','yvOVRM0E84vT3KnJ:139721268962512-4');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',32,'{"type":"played","seat":1,"move":8412,"at":36}
','yvOVRM0E84vT3KnJ:139721268962512-5');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',33,'{"type":"played","seat":0,"move":8237,"at":42}
{"type":"played","seat":16,"move":9959,"at":42}
{"type":"played","seat":16,"move":11853,"at":42}
{"type":"played","seat":16,"move":13558,"at":42}
{"type":"played","seat":16,"move":15063,"at":42}
','BLS-EWqo1Ph4pXDm:139721186632784-5');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',38,'{"type":"played","seat":1,"move":8492,"at":44}
','yvOVRM0E84vT3KnJ:139721268962512-6');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',39,'{"type":"played","seat":0,"move":8187,"at":45}
{"type":"played","seat":16,"move":9909,"at":45}
{"type":"played","seat":16,"move":11933,"at":45}
{"type":"played","seat":16,"move":14304,"at":45}
{"type":"played","seat":16,"move":15070,"at":45}
','BLS-EWqo1Ph4pXDm:139721186632784-6');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',44,'{"type":"played","seat":0,"move":8215,"at":51}
','BLS-EWqo1Ph4pXDm:139721186632784-7');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',45,'{"type":"played","seat":1,"move":8205,"at":53}
{"type":"played","seat":16,"move":9937,"at":53}
{"type":"played","seat":16,"move":11646,"at":53}
{"type":"played","seat":16,"move":13382,"at":53}
{"type":"played","seat":16,"move":15945,"at":53}
','yvOVRM0E84vT3KnJ:139721268962512-7');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',50,'{"type":"played","seat":1,"move":8949,"at":59}
','yvOVRM0E84vT3KnJ:139721268962512-8');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',51,'{"type":"played","seat":0,"move":8103,"at":60}
{"type":"played","seat":16,"move":9825,"at":60}
{"type":"played","seat":16,"move":12390,"at":60}
{"type":"played","seat":16,"move":14539,"at":60}
{"type":"played","seat":16,"move":15013,"at":60}
','BLS-EWqo1Ph4pXDm:139721186632784-8');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',56,'{"type":"played","seat":0,"move":8889,"at":66}
','BLS-EWqo1Ph4pXDm:139721186632784-9');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',57,'{"type":"played","seat":1,"move":8973,"at":67}
{"type":"played","seat":16,"move":10611,"at":67}
{"type":"played","seat":16,"move":12414,"at":67}
{"type":"played","seat":16,"move":14103,"at":67}
{"type":"played","seat":16,"move":15273,"at":67}
','yvOVRM0E84vT3KnJ:139721268962512-9');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',62,'{"type":"played","seat":1,"move":9144,"at":69}
','yvOVRM0E84vT3KnJ:139721268962512-10');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',63,'{"type":"played","seat":0,"move":8188,"at":74}
{"type":"played","seat":16,"move":9910,"at":74}
{"type":"played","seat":16,"move":12585,"at":74}
{"type":"played","seat":16,"move":13386,"at":74}
{"type":"played","seat":16,"move":15063,"at":74}
','BLS-EWqo1Ph4pXDm:139721186632784-10');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',68,'{"type":"played","seat":0,"move":8226,"at":76}
','BLS-EWqo1Ph4pXDm:139721186632784-11');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',69,'{"type":"played","seat":1,"move":9018,"at":77}
{"type":"played","seat":16,"move":9948,"at":77}
{"type":"played","seat":16,"move":12459,"at":77}
{"type":"played","seat":16,"move":13585,"at":77}
{"type":"played","seat":16,"move":15273,"at":77}
','yvOVRM0E84vT3KnJ:139721268962512-11');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',74,'{"type":"played","seat":0,"move":8446,"at":79}
','BLS-EWqo1Ph4pXDm:139721186632784-12');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',75,'{"type":"played","seat":1,"move":8943,"at":81}
{"type":"played","seat":16,"move":10168,"at":81}
{"type":"played","seat":16,"move":12384,"at":81}
{"type":"played","seat":16,"move":13349,"at":81}
{"type":"played","seat":16,"move":15574,"at":81}
','yvOVRM0E84vT3KnJ:139721268962512-12');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',80,'{"type":"played","seat":1,"move":9784,"at":83}
','yvOVRM0E84vT3KnJ:139721268962512-13');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',81,'{"type":"played","seat":0,"move":8189,"at":85}
{"type":"played","seat":16,"move":9911,"at":85}
{"type":"played","seat":16,"move":13225,"at":85}
{"type":"played","seat":16,"move":14048,"at":85}
','BLS-EWqo1Ph4pXDm:139721186632784-13');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',85,'{"type":"played","seat":1,"move":21445,"at":86}
','yvOVRM0E84vT3KnJ:139721268962512-14');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',86,'{"type":"played","seat":0,"move":21020,"at":88}
','BLS-EWqo1Ph4pXDm:139721186632784-14');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',87,'{"type":"played","seat":0,"move":6385,"at":90}
{"type":"played","seat":16,"move":9825,"at":90}
{"type":"played","seat":16,"move":14324,"at":90}
{"type":"played","seat":16,"move":15986,"at":90}
','BLS-EWqo1Ph4pXDm:139721186632784-15');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',91,'{"type":"played","seat":1,"move":8104,"at":92}
','yvOVRM0E84vT3KnJ:139721268962512-15');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',92,'{"type":"played","seat":0,"move":8297,"at":93}
{"type":"played","seat":16,"move":10019,"at":93}
{"type":"played","seat":16,"move":11545,"at":93}
{"type":"played","seat":16,"move":14026,"at":93}
{"type":"played","seat":16,"move":16086,"at":93}
','BLS-EWqo1Ph4pXDm:139721186632784-16');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',97,'{"type":"played","seat":1,"move":8908,"at":95}
','yvOVRM0E84vT3KnJ:139721268962512-16');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',98,'{"type":"played","seat":0,"move":8292,"at":96}
{"type":"played","seat":16,"move":10014,"at":96}
{"type":"played","seat":16,"move":12349,"at":96}
{"type":"played","seat":16,"move":14124,"at":96}
{"type":"played","seat":16,"move":15743,"at":96}
','BLS-EWqo1Ph4pXDm:139721186632784-17');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',103,'{"type":"played","seat":0,"move":8964,"at":98}
','BLS-EWqo1Ph4pXDm:139721186632784-18');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',104,'{"type":"played","seat":1,"move":9358,"at":100}
{"type":"played","seat":16,"move":10686,"at":100}
{"type":"played","seat":16,"move":12799,"at":100}
{"type":"played","seat":16,"move":13276,"at":100}
{"type":"played","seat":16,"move":14979,"at":100}
','yvOVRM0E84vT3KnJ:139721268962512-17');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',109,'{"type":"played","seat":1,"move":8924,"at":101}
','yvOVRM0E84vT3KnJ:139721268962512-18');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',110,'{"type":"played","seat":0,"move":8215,"at":103}
{"type":"played","seat":16,"move":9937,"at":103}
{"type":"played","seat":16,"move":12365,"at":103}
{"type":"played","seat":16,"move":14194,"at":103}
{"type":"played","seat":16,"move":14979,"at":103}
','BLS-EWqo1Ph4pXDm:139721186632784-19');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',115,'{"type":"played","seat":0,"move":8067,"at":104}
','BLS-EWqo1Ph4pXDm:139721186632784-20');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',116,'{"type":"played","seat":1,"move":9783,"at":106}
{"type":"played","seat":16,"move":9789,"at":106}
{"type":"played","seat":16,"move":13224,"at":106}
{"type":"played","seat":16,"move":13704,"at":106}
','yvOVRM0E84vT3KnJ:139721268962512-19');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',120,'{"type":"played","seat":0,"move":8543,"at":108}
','BLS-EWqo1Ph4pXDm:139721186632784-21');
INSERT INTO "moves" VALUES('c2EfQU7IgWwX',121,'{"type":"resigned","seat":1,"at":109}
','yvOVRM0E84vT3KnJ:r');
INSERT INTO "moves" VALUES('uMeCnihsba0e',0,'{"type":"played","seat":16,"move":22,"at":0}
{"type":"played","seat":16,"move":15,"at":0}
{"type":"played","seat":16,"move":25,"at":0}
{"type":"played","seat":16,"move":15,"at":0}
{"type":"played","seat":16,"move":27,"at":0}
{"type":"played","seat":16,"move":20,"at":0}
{"type":"played","seat":16,"move":18,"at":0}
{"type":"played","seat":16,"move":27,"at":0}
',NULL);
INSERT INTO "moves" VALUES('uMeCnihsba0e',8,'{"type":"played","seat":0,"move":30,"at":3}
','BLS-EWqo1Ph4pXDm:139721270232720-1');
INSERT INTO "moves" VALUES('uMeCnihsba0e',9,'{"type":"played","seat":1,"move":29,"at":5}
','yvOVRM0E84vT3KnJ:139721186079376-1');
INSERT INTO "moves" VALUES('uMeCnihsba0e',10,'{"type":"played","seat":0,"move":53,"at":6}
{"type":"played","seat":16,"move":14,"at":6}
','BLS-EWqo1Ph4pXDm:139721270232720-2');
INSERT INTO "moves" VALUES('uMeCnihsba0e',12,'{"type":"played","seat":1,"move":110,"at":7}
{"type":"played","seat":16,"move":19,"at":7}
','yvOVRM0E84vT3KnJ:139721186079376-2');
INSERT INTO "moves" VALUES('uMeCnihsba0e',14,'{"type":"played","seat":0,"move":73,"at":9}
{"type":"played","seat":16,"move":9,"at":9}
','BLS-EWqo1Ph4pXDm:139721270232720-3');
INSERT INTO "moves" VALUES('uMeCnihsba0e',16,'{"type":"played","seat":1,"move":103,"at":10}
{"type":"played","seat":16,"move":19,"at":10}
','yvOVRM0E84vT3KnJ:139721186079376-3');
INSERT INTO "moves" VALUES('uMeCnihsba0e',18,'{"type":"played","seat":0,"move":78,"at":12}
{"type":"played","seat":16,"move":13,"at":12}
','BLS-EWqo1Ph4pXDm:139721270232720-4');
INSERT INTO "moves" VALUES('uMeCnihsba0e',20,'{"type":"played","seat":1,"move":127,"at":13}
{"type":"played","seat":16,"move":27,"at":13}
{"type":"played","seat":16,"move":170,"at":13}
{"type":"played","seat":16,"move":182,"at":13}
{"type":"played","seat":16,"move":169,"at":13}
{"type":"played","seat":16,"move":170,"at":13}
{"type":"played","seat":16,"move":199,"at":13}
{"type":"played","seat":16,"move":210,"at":13}
{"type":"played","seat":16,"move":213,"at":13}
{"type":"played","seat":16,"move":197,"at":13}
','yvOVRM0E84vT3KnJ:139721186079376-4');
INSERT INTO "moves" VALUES('uMeCnihsba0e',30,'{"type":"played","seat":19,"move":22038,"at":1513}
{"type":"played","seat":16,"move":13900,"at":1513}
{"type":"played","seat":16,"move":16416,"at":1513}
',NULL);
INSERT INTO "moves" VALUES('uMeCnihsba0e',33,'{"type":"played","seat":19,"move":22039,"at":2513}
',NULL);
INSERT INTO "moves" VALUES('uMeCnihsba0e',34,'{"type":"played","seat":0,"move":8405,"at":2522}
{"type":"played","seat":16,"move":13381,"at":2522}
','BLS-EWqo1Ph4pXDm:139721270232720-5');
INSERT INTO "moves" VALUES('uMeCnihsba0e',36,'{"type":"played","seat":1,"move":9787,"at":2565}
','yvOVRM0E84vT3KnJ:139721186079376-5');
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',0,'{"type":"played","seat":16,"move":10,"at":5}
{"type":"played","seat":16,"move":14,"at":5}
{"type":"played","seat":16,"move":19,"at":5}
{"type":"played","seat":16,"move":9,"at":5}
{"type":"played","seat":16,"move":12,"at":5}
{"type":"played","seat":16,"move":20,"at":5}
{"type":"played","seat":16,"move":23,"at":5}
{"type":"played","seat":16,"move":17,"at":5}
',NULL);
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',8,'{"type":"played","seat":0,"move":29,"at":13}
','BLS-EWqo1Ph4pXDm:139721270233936-1');
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',9,'{"type":"played","seat":1,"move":31,"at":14}
',NULL);
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',10,'{"type":"played","seat":0,"move":41,"at":15}
{"type":"played","seat":16,"move":28,"at":15}
','BLS-EWqo1Ph4pXDm:139721270233936-2');
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',12,'{"type":"played","seat":1,"move":104,"at":16}
{"type":"played","seat":16,"move":26,"at":16}
{"type":"played","seat":0,"move":121,"at":16}
{"type":"played","seat":16,"move":21,"at":16}
{"type":"played","seat":1,"move":108,"at":16}
{"type":"played","seat":16,"move":16,"at":16}
{"type":"played","seat":0,"move":43,"at":16}
{"type":"played","seat":16,"move":11,"at":16}
{"type":"played","seat":1,"move":72,"at":16}
{"type":"played","seat":16,"move":27,"at":16}
{"type":"played","seat":16,"move":177,"at":16}
{"type":"played","seat":16,"move":176,"at":16}
{"type":"played","seat":16,"move":169,"at":16}
{"type":"played","seat":16,"move":170,"at":16}
{"type":"played","seat":16,"move":214,"at":16}
{"type":"played","seat":16,"move":218,"at":16}
{"type":"played","seat":16,"move":197,"at":16}
{"type":"played","seat":16,"move":198,"at":16}
{"type":"played","seat":16,"move":14617,"at":16}
{"type":"played","seat":16,"move":15433,"at":16}
',NULL);
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',32,'{"type":"played","seat":0,"move":9322,"at":23}
','BLS-EWqo1Ph4pXDm:139721270233936-3');
INSERT INTO "moves" VALUES('HwFEhcrXAoaQ',33,'{"type":"played","seat":1,"move":8277,"at":23}
{"type":"played","seat":16,"move":11044,"at":23}
{"type":"played","seat":16,"move":11718,"at":23}
{"type":"played","seat":16,"move":14027,"at":23}
{"type":"played","seat":16,"move":15363,"at":23}
',NULL);
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',0,'{"type":"played","seat":16,"move":31,"at":9}
{"type":"played","seat":16,"move":41,"at":9}
{"type":"played","seat":16,"move":46,"at":9}
{"type":"played","seat":16,"move":32,"at":9}
{"type":"played","seat":16,"move":4536,"at":9}
{"type":"played","seat":16,"move":4538,"at":9}
{"type":"played","seat":16,"move":4537,"at":9}
{"type":"played","seat":16,"move":2059,"at":9}
{"type":"played","seat":16,"move":2057,"at":9}
{"type":"played","seat":16,"move":2061,"at":9}
',NULL);
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',10,'{"type":"played","seat":0,"move":2003,"at":23}
{"type":"played","seat":16,"move":69,"at":23}
','BLS-EWqo1Ph4pXDm:139721187114128-1');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',12,'{"type":"played","seat":0,"move":662,"at":25}
','BLS-EWqo1Ph4pXDm:139721187114128-2');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',13,'{"type":"played","seat":1,"move":3975,"at":31}
{"type":"played","seat":16,"move":5,"at":31}
{"type":"played","seat":16,"move":181,"at":31}
','yvOVRM0E84vT3KnJ:139721185241872-1');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',16,'{"type":"played","seat":1,"move":342,"at":33}
{"type":"played","seat":16,"move":112,"at":33}
','yvOVRM0E84vT3KnJ:139721185241872-2');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',18,'{"type":"played","seat":1,"move":4046,"at":39}
','yvOVRM0E84vT3KnJ:139721185241872-3');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',19,'{"type":"played","seat":1,"move":3957,"at":41}
','yvOVRM0E84vT3KnJ:139721185241872-4');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',20,'{"type":"played","seat":1,"move":4335,"at":47}
','yvOVRM0E84vT3KnJ:139721185241872-5');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',21,'{"type":"played","seat":1,"move":4360,"at":48}
{"type":"played","seat":16,"move":4537,"at":48}
{"type":"played","seat":16,"move":4536,"at":48}
{"type":"played","seat":16,"move":4538,"at":48}
{"type":"played","seat":16,"move":4538,"at":48}
{"type":"played","seat":16,"move":115,"at":48}
','yvOVRM0E84vT3KnJ:139721185241872-6');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',27,'{"type":"played","seat":1,"move":657,"at":55}
','yvOVRM0E84vT3KnJ:139721185241872-7');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',28,'{"type":"played","seat":1,"move":940,"at":56}
','yvOVRM0E84vT3KnJ:139721185241872-8');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',29,'{"type":"played","seat":0,"move":1817,"at":61}
','BLS-EWqo1Ph4pXDm:139721187114128-3');
INSERT INTO "moves" VALUES('cmiiH7t-5yxw',30,'{"type":"played","seat":0,"move":1964,"at":67}
{"type":"played","seat":16,"move":214,"at":67}
{"type":"played","seat":16,"move":100,"at":67}
','BLS-EWqo1Ph4pXDm:139721187114128-4');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',0,'{"type":"played","seat":16,"move":44,"at":7}
{"type":"played","seat":16,"move":45,"at":7}
{"type":"played","seat":16,"move":27,"at":7}
{"type":"played","seat":16,"move":21,"at":7}
{"type":"played","seat":16,"move":4536,"at":7}
{"type":"played","seat":16,"move":4536,"at":7}
{"type":"played","seat":16,"move":4538,"at":7}
{"type":"played","seat":16,"move":2057,"at":7}
{"type":"played","seat":16,"move":2059,"at":7}
{"type":"played","seat":16,"move":2056,"at":7}
',NULL);
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',10,'{"type":"played","seat":0,"move":1965,"at":16}
{"type":"played","seat":16,"move":189,"at":16}
{"type":"played","seat":16,"move":71,"at":16}
{"type":"played","seat":16,"move":87,"at":16}
{"type":"played","seat":16,"move":102,"at":16}
','BLS-EWqo1Ph4pXDm:139721187744592-1');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',15,'{"type":"played","seat":0,"move":2159,"at":23}
','BLS-EWqo1Ph4pXDm:139721187744592-2');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',16,'{"type":"played","seat":0,"move":1819,"at":25}
','BLS-EWqo1Ph4pXDm:139721187744592-3');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',17,'{"type":"played","seat":0,"move":1818,"at":30}
','BLS-EWqo1Ph4pXDm:139721187744592-4');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',18,'{"type":"played","seat":0,"move":2003,"at":32}
{"type":"played","seat":16,"move":97,"at":32}
','BLS-EWqo1Ph4pXDm:139721187744592-5');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',20,'{"type":"played","seat":0,"move":673,"at":38}
','BLS-EWqo1Ph4pXDm:139721187744592-6');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',21,'{"type":"played","seat":1,"move":3957,"at":40}
','yvOVRM0E84vT3KnJ:139721187745744-1');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',22,'{"type":"played","seat":1,"move":4046,"at":46}
','yvOVRM0E84vT3KnJ:139721187745744-2');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',23,'{"type":"played","seat":1,"move":3971,"at":48}
{"type":"played","seat":16,"move":3,"at":48}
','yvOVRM0E84vT3KnJ:139721187745744-3');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',25,'{"type":"played","seat":1,"move":4535,"at":54}
','yvOVRM0E84vT3KnJ:139721187745744-4');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',26,'{"type":"played","seat":1,"move":1307,"at":56}
','yvOVRM0E84vT3KnJ:139721187745744-5');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',27,'{"type":"played","seat":1,"move":4335,"at":63}
','yvOVRM0E84vT3KnJ:139721187745744-6');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',28,'{"type":"played","seat":1,"move":4359,"at":65}
{"type":"played","seat":16,"move":4538,"at":65}
{"type":"played","seat":16,"move":4538,"at":65}
{"type":"played","seat":16,"move":4536,"at":65}
{"type":"played","seat":16,"move":4537,"at":65}
{"type":"played","seat":16,"move":69,"at":65}
','yvOVRM0E84vT3KnJ:139721187745744-7');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',34,'{"type":"played","seat":1,"move":661,"at":72}
','yvOVRM0E84vT3KnJ:139721187745744-8');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',35,'{"type":"played","seat":1,"move":948,"at":78}
','yvOVRM0E84vT3KnJ:139721187745744-9');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',36,'{"type":"played","seat":0,"move":1818,"at":80}
','BLS-EWqo1Ph4pXDm:139721187744592-7');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',37,'{"type":"played","seat":0,"move":1818,"at":86}
','BLS-EWqo1Ph4pXDm:139721187744592-8');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',38,'{"type":"played","seat":0,"move":1963,"at":88}
{"type":"played","seat":16,"move":213,"at":88}
','BLS-EWqo1Ph4pXDm:139721187744592-9');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',40,'{"type":"played","seat":0,"move":344,"at":94}
{"type":"played","seat":16,"move":82,"at":94}
{"type":"played","seat":16,"move":113,"at":94}
','BLS-EWqo1Ph4pXDm:139721187744592-10');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',43,'{"type":"played","seat":0,"move":1989,"at":96}
{"type":"played","seat":16,"move":2071,"at":96}
','BLS-EWqo1Ph4pXDm:139721187744592-11');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',45,'{"type":"played","seat":0,"move":2126,"at":102}
','BLS-EWqo1Ph4pXDm:139721187744592-12');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',46,'{"type":"played","seat":0,"move":2003,"at":104}
{"type":"played","seat":16,"move":86,"at":104}
','BLS-EWqo1Ph4pXDm:139721187744592-13');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',48,'{"type":"played","seat":0,"move":692,"at":105}
','BLS-EWqo1Ph4pXDm:139721187744592-14');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',49,'{"type":"played","seat":1,"move":3953,"at":112}
','yvOVRM0E84vT3KnJ:139721187745744-10');
INSERT INTO "moves" VALUES('WIEmS4QKhPN1',50,'{"type":"resigned","seat":1,"at":118}
','yvOVRM0E84vT3KnJ:r');
INSERT INTO "moves" VALUES('-whbVhrk48Se',0,'{"type":"played","seat":16,"move":31,"at":0}
{"type":"played","seat":16,"move":42,"at":0}
{"type":"played","seat":16,"move":24,"at":0}
{"type":"played","seat":16,"move":15,"at":0}
{"type":"played","seat":16,"move":4538,"at":0}
{"type":"played","seat":16,"move":4538,"at":0}
{"type":"played","seat":16,"move":4536,"at":0}
{"type":"played","seat":16,"move":2052,"at":0}
{"type":"played","seat":16,"move":2055,"at":0}
{"type":"played","seat":16,"move":2053,"at":0}
',NULL);
INSERT INTO "moves" VALUES('-whbVhrk48Se',10,'{"type":"played","seat":0,"move":1817,"at":14}
','BLS-EWqo1Ph4pXDm:139721185040656-1');
INSERT INTO "moves" VALUES('-whbVhrk48Se',11,'{"type":"played","seat":0,"move":1962,"at":16}
{"type":"played","seat":16,"move":199,"at":16}
{"type":"played","seat":16,"move":79,"at":16}
{"type":"played","seat":16,"move":117,"at":16}
{"type":"played","seat":16,"move":111,"at":16}
{"type":"played","seat":16,"move":2153,"at":16}
','BLS-EWqo1Ph4pXDm:139721185040656-2');
INSERT INTO "moves" VALUES('-whbVhrk48Se',17,'{"type":"played","seat":0,"move":1818,"at":23}
','BLS-EWqo1Ph4pXDm:139721185040656-3');
INSERT INTO "moves" VALUES('-whbVhrk48Se',18,'{"type":"played","seat":0,"move":1965,"at":25}
{"type":"played","seat":16,"move":229,"at":25}
{"type":"played","seat":16,"move":85,"at":25}
{"type":"played","seat":16,"move":90,"at":25}
','BLS-EWqo1Ph4pXDm:139721185040656-4');
INSERT INTO "moves" VALUES('-whbVhrk48Se',22,'{"type":"played","seat":0,"move":1819,"at":31}
','BLS-EWqo1Ph4pXDm:139721185040656-5');
INSERT INTO "moves" VALUES('-whbVhrk48Se',23,'{"type":"played","seat":0,"move":1993,"at":33}
','BLS-EWqo1Ph4pXDm:139721185040656-6');
INSERT INTO "moves" VALUES('-whbVhrk48Se',24,'{"type":"played","seat":0,"move":2003,"at":39}
{"type":"played","seat":16,"move":84,"at":39}
','BLS-EWqo1Ph4pXDm:139721185040656-7');
INSERT INTO "moves" VALUES('-whbVhrk48Se',26,'{"type":"played","seat":0,"move":686,"at":41}
','BLS-EWqo1Ph4pXDm:139721185040656-8');
INSERT INTO "moves" VALUES('-whbVhrk48Se',27,'{"type":"played","seat":1,"move":3955,"at":47}
','yvOVRM0E84vT3KnJ:139721186033744-1');
INSERT INTO "moves" VALUES('-whbVhrk48Se',28,'{"type":"played","seat":1,"move":4046,"at":49}
','yvOVRM0E84vT3KnJ:139721186033744-2');
INSERT INTO "moves" VALUES('9YMci9uVXGGX',0,'{"type":"played","seat":16,"move":42,"at":7}
{"type":"played","seat":16,"move":16,"at":7}
{"type":"played","seat":16,"move":32,"at":7}
{"type":"played","seat":16,"move":18,"at":7}
{"type":"played","seat":16,"move":2055,"at":7}
{"type":"played","seat":16,"move":2053,"at":7}
{"type":"played","seat":16,"move":2052,"at":7}
',NULL);
INSERT INTO "moves" VALUES('9YMci9uVXGGX',7,'{"type":"played","seat":0,"move":1817,"at":16}
','BLS-EWqo1Ph4pXDm:139721187100304-1');
INSERT INTO "moves" VALUES('9YMci9uVXGGX',8,'{"type":"played","seat":0,"move":1818,"at":22}
','BLS-EWqo1Ph4pXDm:139721187100304-2');
INSERT INTO "moves" VALUES('9YMci9uVXGGX',9,'{"type":"played","seat":0,"move":1962,"at":23}
{"type":"played","seat":16,"move":210,"at":23}
{"type":"played","seat":16,"move":87,"at":23}
{"type":"played","seat":16,"move":80,"at":23}
{"type":"played","seat":16,"move":110,"at":23}
','BLS-EWqo1Ph4pXDm:139721187100304-3');
INSERT INTO "moves" VALUES('wXf435uz9pZb',0,'{"type":"played","seat":16,"move":1,"at":6}
{"type":"played","seat":16,"move":4,"at":6}
{"type":"played","seat":16,"move":5,"at":6}
{"type":"played","seat":16,"move":7,"at":6}
{"type":"played","seat":16,"move":269,"at":6}
{"type":"played","seat":16,"move":266,"at":6}
{"type":"played","seat":16,"move":274,"at":6}
{"type":"played","seat":16,"move":267,"at":6}
',NULL);
INSERT INTO "moves" VALUES('wXf435uz9pZb',8,'{"type":"played","seat":0,"move":106,"at":14}
','BLS-EWqo1Ph4pXDm:139721183834768-1');
INSERT INTO "moves" VALUES('wXf435uz9pZb',9,'{"type":"played","seat":1,"move":338,"at":15}
','yvOVRM0E84vT3KnJ:139721187085840-1');
INSERT INTO "moves" VALUES('wXf435uz9pZb',10,'{"type":"played","seat":1,"move":592,"at":15}
','yvOVRM0E84vT3KnJ:139721187085840-2');
INSERT INTO "moves" VALUES('wXf435uz9pZb',11,'{"type":"played","seat":1,"move":476,"at":16}
','yvOVRM0E84vT3KnJ:139721187085840-3');
INSERT INTO "moves" VALUES('wXf435uz9pZb',12,'{"type":"played","seat":0,"move":262,"at":16}
','BLS-EWqo1Ph4pXDm:139721183834768-2');
INSERT INTO "moves" VALUES('wXf435uz9pZb',13,'{"type":"agreed","seat":1,"at":16}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',0,'{"type":"played","seat":16,"move":7,"at":0}
{"type":"played","seat":16,"move":9,"at":0}
{"type":"played","seat":16,"move":8,"at":0}
{"type":"played","seat":16,"move":3,"at":0}
{"type":"played","seat":16,"move":267,"at":0}
{"type":"played","seat":16,"move":268,"at":0}
{"type":"played","seat":16,"move":265,"at":0}
{"type":"played","seat":16,"move":270,"at":0}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',8,'{"type":"played","seat":0,"move":33,"at":7}
{"type":"played","seat":16,"move":10,"at":7}
{"type":"played","seat":16,"move":6,"at":7}
','BLS-EWqo1Ph4pXDm:139721183832784-1');
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',11,'{"type":"played","seat":1,"move":425,"at":240}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',12,'{"type":"played","seat":1,"move":606,"at":257}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',13,'{"type":"played","seat":1,"move":887,"at":271}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',14,'{"type":"played","seat":1,"move":338,"at":287}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',15,'{"type":"played","seat":1,"move":337,"at":305}
{"type":"played","seat":16,"move":269,"at":305}
{"type":"played","seat":16,"move":276,"at":305}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',18,'{"type":"played","seat":0,"move":135,"at":306}
','BLS-EWqo1Ph4pXDm:139721183832784-2');
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',19,'{"type":"played","seat":1,"move":934,"at":321}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',20,'{"type":"played","seat":0,"move":72,"at":321}
','BLS-EWqo1Ph4pXDm:139721183832784-3');
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',21,'{"type":"played","seat":1,"move":337,"at":338}
{"type":"played","seat":16,"move":270,"at":338}
{"type":"played","seat":16,"move":271,"at":338}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',24,'{"type":"played","seat":1,"move":788,"at":353}
',NULL);
INSERT INTO "moves" VALUES('3mA8JpfrT6iP',25,'{"type":"played","seat":0,"move":262,"at":354}
','BLS-EWqo1Ph4pXDm:139721183832784-4');
CREATE TABLE players (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('BLS-EWqo1Ph4pXDm','Anna');
INSERT INTO "players" VALUES('yvOVRM0E84vT3KnJ','Bert');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(32) NOT NULL, 
	level INTEGER NOT NULL, 
	"key" VARCHAR(32) NOT NULL, 
	entropy VARCHAR(64) NOT NULL, 
	away BOOLEAN NOT NULL, ready BOOLEAN DEFAULT '1' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('Tme5NJH4wQzX',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('Tme5NJH4wQzX',1,'yvOVRM0E84vT3KnJ',0,'7dnNsgWWxFNY8AjA','',0,1);
INSERT INTO "seats" VALUES('d4GoYS6ixFi8',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('d4GoYS6ixFi8',1,'yvOVRM0E84vT3KnJ',0,'rW4gYLsOfOFQGhch','',0,1);
INSERT INTO "seats" VALUES('hNFH0SXGDCSe',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('hNFH0SXGDCSe',1,'yvOVRM0E84vT3KnJ',0,'b9rPr0fcOYxdj-BN','',0,1);
INSERT INTO "seats" VALUES('SaWsgfwV21Mv',0,'',1,'','',0,1);
INSERT INTO "seats" VALUES('SaWsgfwV21Mv',1,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('Y0rI2FTyKwMZ',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('Y0rI2FTyKwMZ',1,'yvOVRM0E84vT3KnJ',0,'RJ2X3VHLZ2kju4ud','',0,1);
INSERT INTO "seats" VALUES('ulwhCvu6AhqK',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('ulwhCvu6AhqK',1,'yvOVRM0E84vT3KnJ',0,'0WNBIzOvjWNF3Y3v','',0,1);
INSERT INTO "seats" VALUES('BU3BbLr2tLQq',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('BU3BbLr2tLQq',1,'yvOVRM0E84vT3KnJ',0,'fx_R5lexyU6UQKdC','',0,1);
INSERT INTO "seats" VALUES('bkV6_fjpMJeL',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('bkV6_fjpMJeL',1,'',1,'','',0,1);
INSERT INTO "seats" VALUES('6TVbAcsRbi7h',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('6TVbAcsRbi7h',1,'yvOVRM0E84vT3KnJ',0,'E-w75l8fKPVTbkxh','',0,1);
INSERT INTO "seats" VALUES('c2EfQU7IgWwX',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('c2EfQU7IgWwX',1,'yvOVRM0E84vT3KnJ',0,'Bh3YhRjfs-iFcuW9','',0,1);
INSERT INTO "seats" VALUES('uMeCnihsba0e',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('uMeCnihsba0e',1,'yvOVRM0E84vT3KnJ',0,'m_0Qdhbu4zUlBXxw','',0,1);
INSERT INTO "seats" VALUES('HwFEhcrXAoaQ',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('HwFEhcrXAoaQ',1,'',1,'','',0,1);
INSERT INTO "seats" VALUES('cmiiH7t-5yxw',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('cmiiH7t-5yxw',1,'yvOVRM0E84vT3KnJ',0,'g8DuQ4Lg2fiYxxD8','',0,1);
INSERT INTO "seats" VALUES('WIEmS4QKhPN1',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('WIEmS4QKhPN1',1,'yvOVRM0E84vT3KnJ',0,'6UPfs2o4Cd1dOVm6','',0,1);
INSERT INTO "seats" VALUES('-whbVhrk48Se',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('-whbVhrk48Se',1,'yvOVRM0E84vT3KnJ',0,'QhZT4G1CbCycTIQX','',0,1);
INSERT INTO "seats" VALUES('9YMci9uVXGGX',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('9YMci9uVXGGX',1,'',1,'','',0,1);
INSERT INTO "seats" VALUES('wXf435uz9pZb',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('wXf435uz9pZb',1,'yvOVRM0E84vT3KnJ',0,'GqI1E6fZNBI6wXPZ','',0,1);
INSERT INTO "seats" VALUES('iH7_hmcPO8wB',0,'yvOVRM0E84vT3KnJ',0,'','',0,0);
INSERT INTO "seats" VALUES('iH7_hmcPO8wB',1,'BLS-EWqo1Ph4pXDm',0,'','',0,0);
INSERT INTO "seats" VALUES('3mA8JpfrT6iP',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('3mA8JpfrT6iP',1,'',1,'','',0,1);
INSERT INTO "seats" VALUES('GMTZ5HddybNb',0,'BLS-EWqo1Ph4pXDm',0,'','',0,1);
INSERT INTO "seats" VALUES('GMTZ5HddybNb',1,'',0,'bwRQHPXr8Gu-X4DM','',0,1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	options TEXT NOT NULL, 
	rules INTEGER NOT NULL, 
	clock TEXT NOT NULL, 
	seed VARCHAR(64) NOT NULL, 
	opener VARCHAR(32) NOT NULL, 
	opened BIGINT NOT NULL, 
	result TEXT DEFAULT '' NOT NULL, 
	next VARCHAR(32) DEFAULT '' NOT NULL, "key" VARCHAR(32) DEFAULT '' NOT NULL, names TEXT DEFAULT '' NOT NULL, lesson VARCHAR(64) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('Tme5NJH4wQzX','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','01ce098a28e7aa934f89118041f94e7b767760e7480d2b0f0d3f9224a9b1bed2','BLS-EWqo1Ph4pXDm',1795031754184,'','','NOjgYBaUdyGi5vpn','','');
INSERT INTO "tables" VALUES('d4GoYS6ixFi8','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','f1a6288a9b1004c07566bb9b909e1b83f7d1f07f58542ca1dc5342def419023a','BLS-EWqo1Ph4pXDm',1795031754217,'{"scores":[1.0,-1.0],"how":"rules","clause":"12.2"}','','ZhaNiMp0pQ-ooXS7','["Anna","Bert"]','');
INSERT INTO "tables" VALUES('hNFH0SXGDCSe','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'{"type":"fischer","initial":3600000,"increment":5000}','a2156fa7de779abb8a5cf76384fa0cb76a8188fc4a71c8e231a853fdfea0ccc3','BLS-EWqo1Ph4pXDm',1795031754383,'','','8fe-b4peVu8GNJN4','','');
INSERT INTO "tables" VALUES('SaWsgfwV21Mv','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','eebf570630cedf61d6fd3dee68c9fb1ff5e29ea879ba2195af6b0b3e92ac073b','BLS-EWqo1Ph4pXDm',1795031754932,'','','p-TPg0xPpDJujJ81','','dragon-dwarves');
INSERT INTO "tables" VALUES('Y0rI2FTyKwMZ','volfyirion','{"mode":"duel","difficulty":"normal","unseal":"no","mercenaries":"no","ascension":"no","saboteurs":"no","perks":"no","ploys":"no","rebuild":"no","rebuilding":"defence","top":"up","first":"random","collect":"auto","privileges":"yes","crowding":"yes","homing":"yes","spoils":"yes","tribute":"yes","strongholds_1":"8+10,9+9,8+10","strongholds_2":"8+10,9+9,8+10"}',2,'null','5c2e9a69553b07d690508492f1863928638ec1eddc66f330dd71ba8a0639d570','BLS-EWqo1Ph4pXDm',1795031754940,'','','aRy_uTbfhgAhd97Y','','');
INSERT INTO "tables" VALUES('ulwhCvu6AhqK','volfyirion','{"mode":"duel","difficulty":"normal","unseal":"no","mercenaries":"no","ascension":"no","saboteurs":"no","perks":"no","ploys":"no","rebuild":"no","rebuilding":"defence","top":"up","first":"random","collect":"auto","privileges":"yes","crowding":"yes","homing":"yes","spoils":"yes","tribute":"yes","strongholds_1":"8+10,9+9,8+10","strongholds_2":"8+10,9+9,8+10"}',2,'null','ed6cf5928c2953e01e1ac16076474e85fa11b5cb4b8443a28a439c3d5c2a68e7','BLS-EWqo1Ph4pXDm',1795031754959,'{"scores":[1.0,-1.0],"how":"resigned","clause":""}','','z08tEXM48HPzmbXJ','["Anna","Bert"]','');
INSERT INTO "tables" VALUES('BU3BbLr2tLQq','volfyirion','{"mode":"duel","difficulty":"normal","unseal":"no","mercenaries":"no","ascension":"no","saboteurs":"no","perks":"no","ploys":"no","rebuild":"no","rebuilding":"defence","top":"up","first":"random","collect":"auto","privileges":"yes","crowding":"yes","homing":"yes","spoils":"yes","tribute":"yes","strongholds_1":"8+10,9+9,8+10","strongholds_2":"8+10,9+9,8+10"}',2,'{"type":"fischer","initial":3600000,"increment":5000}','4a0e83a4c6f31e77207358e0a4bc7ef0018ef8c67678025fc188950e32b1eb34','BLS-EWqo1Ph4pXDm',1795031755003,'','','_yZQWINzfmzgLn3e','','');
INSERT INTO "tables" VALUES('bkV6_fjpMJeL','volfyirion','{"mode":"duel","difficulty":"normal","unseal":"no","mercenaries":"no","ascension":"no","saboteurs":"no","perks":"no","ploys":"no","rebuild":"no","rebuilding":"defence","top":"up","first":"seat","collect":"auto","privileges":"yes","crowding":"yes","homing":"yes","spoils":"yes","tribute":"yes","strongholds_1":"8+10,9+9,8+10","strongholds_2":"8+10,9+9,8+10"}',2,'null','960f3755b844f6d929b5711e847c11dc1aeb301a9e949626786e3be15785d62c','BLS-EWqo1Ph4pXDm',1795031755022,'','','nDAdVV0XqbyOadGM','','duel');
INSERT INTO "tables" VALUES('6TVbAcsRbi7h','heroes','{"players":"2","mode":"classic","pace":"stepped","slot":"1.2","beat":"1.8","limits":"yes","life":"21","boards":"ready","texts":"yes","creatureless":"no","follower-effects":"acting","orphans":"stay","discards":"random","most-stops":"100","third-place":"yes","first":"seat","spells":"# The spells: 20 basic cards, 4 special ones, 60 of the market. What each word means is told in printed/effects.py.\n# Printed: how many cards of each group, the three basic spells, and the names and reinforcements that a source gives. All numbers are ours.\nid,en,it,group,element,needs,kind,target,effect,reinforcement,copies,confidence,source\nmagic_missile,Magic Missile,Missile Magico,basic,,same 3,instant,exposed being,wound 2 magical,,8,reconstructed,\"name, copies and no reinforcement printed; needs and wounds ours\"\ncommand,Command,Comando,basic,,HH,instant,own creature,activate,,8,reconstructed,\"name, copies, leadership and no reinforcement printed; the number of helms ours\"\ndispel,Dispel,Dissolvimento,basic,,different 3,instant,permanent spell,dispel 1,,4,reconstructed,\"name, copies and no reinforcement printed; needs ours\"\nfirestorm,Firestorm,Tempesta di Fuoco,special,fire,FFFF,instant,column,wound 2 magical,wound,1,reconstructed,our design\nblessing,Blessing,Benedizione,special,water,WWW,permanent,own being,bless 1,permanent,1,reconstructed,name printed (a review); all else ours and measured for balance\nearthen_rebirth,Earthen Rebirth,Rinascita della Terra,special,earth,EEE,instant,own destroyed creature,revive 2 3,heal,1,reconstructed,our design\ngift_of_the_winds,Gift of the Winds,Dono dei Venti,special,air,AAA,permanent,player,die 1,permanent,1,reconstructed,a seventh die is printed (reviews); all else ours\nfire_bolt,Fire Bolt,Freccia di Fuoco,market,fire,FF,instant,exposed being,wound 2 magical,wound,3,reconstructed,our design\nfireball,Fireball,Palla di Fuoco,market,fire,FFF,instant,being,wound 3 magical,wound,3,reconstructed,our design\nmeteor,Meteor,Meteora,market,fire,FFFF,instant,exposed being,wound 5 physical,wound,3,reconstructed,a meteor is reported (a review); numbers ours\nimmolate,Immolate,Rogo,market,fire,FFFF,permanent,being,burn 1,permanent,3,reconstructed,a burning effect is reported (a review); numbers ours and measured for balance\nbattle_fury,Battle Fury,Furia di Battaglia,market,fire,FF,permanent,own creature,strength 2,permanent,3,reconstructed,our design\nhealing,Healing,Guarigione,market,water,WW,instant,own being,heal 3,heal,3,reconstructed,name and reinforcement printed; numbers ours\nfrost_lance,Frost Lance,Lancia di Gelo,market,water,WWW,instant,exposed being,wound 4 physical,wound,3,reconstructed,our design\ndeep_freeze,Deep Freeze,Morsa di Ghiaccio,market,water,WW,permanent,creature,freeze,permanent,3,reconstructed,our design\nmist_ward,Mist Ward,Velo di Nebbia,market,water,WW,permanent,own being,magical ward 1,permanent,3,reconstructed,our design\nenergy_drain,Energy Drain,Prosciuga Energia,market,water,WW,instant,opponent,discard 2,discard,3,reconstructed,\"name, target and reinforcement printed; numbers ours and measured for balance\"\nboulder,Boulder,Macigno,market,earth,EE,instant,exposed being,wound 2 physical,wound,3,reconstructed,our design\nstone_skin,Stone Skin,Pelle di Pietra,market,earth,EE,permanent,own being,physical ward 1,permanent,3,reconstructed,our design\nlife_drain,Life Drain,Prosciuga Vita,market,earth,EEE,instant,exposed being,drain 2 2,heal,3,reconstructed,name and reinforcement printed; numbers ours\nleaden_curse,Leaden Curse,Maledizione di Piombo,market,earth,EEE,permanent,player,helm curse 1,permanent,3,reconstructed,our design\nearthquake,Earthquake,Terremoto,market,earth,EEEE,instant,exposed beings,wound 2 physical,wound,3,reconstructed,our design\nlightning_bolt,Lightning Bolt,Fulmine,market,air,AAA,instant,being,wound 4 magical,wound,3,reconstructed,our design; measured for balance\nchain_lightning,Chain Lightning,Fulmine a Catena,market,air,AAA,instant,exposed being,chain 3 2,target,3,reconstructed,name and reinforcement printed; numbers ours\nteleport,Teleport,Teletrasporto,market,air,AA,instant,creature,teleport,target,3,reconstructed,name and reinforcement printed; needs and target ours\nwings_of_wind,Wings of Wind,Ali di Vento,market,air,AA,permanent,own creature,wings 1,permanent,3,reconstructed,our design\nstatic_field,Static Field,Campo Statico,market,air,AAA,permanent,player,card curse 1 2,permanent,3,reconstructed,our design\n","creatures":"# The creatures: 23 cards for each hero, found by his element. What each word means is told in printed/effects.py.\n# Printed: 23 cards for each hero, what a card shows, that most have an ability, and a gnome. All else is ours.\nid,en,it,element,copies,cost,strength,life,helms,direction,active,static,confidence,source\nember_imp,Ember Imp,Diavoletto di Brace,fire,4,1,2,2,1,up,,,reconstructed,our design\ncinder_hound,Cinder Hound,Segugio di Cenere,fire,4,1,1,2,1,left up right,,,reconstructed,our design\nflame_acolyte,Flame Acolyte,Accolito della Fiamma,fire,3,2,1,3,1,up,exposed being: wound 1 magical,,reconstructed,our design\nlava_brute,Lava Brute,Bruto di Lava,fire,3,2,2,4,1,up right,,,reconstructed,our design\nsalamander,Salamander,Salamandra,fire,3,3,3,4,1,up right,,thorns 1,reconstructed,our design\nefreet,Efreet,Efreet,fire,2,3,2,5,1,all,,magical ward 1,reconstructed,our design\nfire_giant,Fire Giant,Gigante di Fuoco,fire,2,4,4,8,2,left up right,,,reconstructed,our design\nred_dragon,Red Dragon,Drago Rosso,fire,2,5,4,8,2,all,enemy column: wound 2 magical,,reconstructed,dragons are reported (a review); numbers ours\nwater_sprite,Water Sprite,Folletto d''Acqua,water,4,1,1,2,1,up right,,,reconstructed,our design\nmerfolk_guard,Merfolk Guard,Guardia Tritone,water,4,1,1,3,1,left up,,,reconstructed,our design\nnereid,Nereid,Nereide,water,3,2,1,3,1,up right,other own being: heal 2,,reconstructed,our design\ngiant_crab,Giant Crab,Granchio Gigante,water,3,2,2,3,1,left up,,physical ward 1,reconstructed,our design\nsea_serpent,Sea Serpent,Serpente Marino,water,3,3,3,5,1,left up right,,,reconstructed,our design\nice_witch,Ice Witch,Strega dei Ghiacci,water,2,3,1,4,1,up right,exposed being: wound 2 magical,,reconstructed,our design\nhydra,Hydra,Idra,water,2,4,2,6,2,left up right,,strikes 2,reconstructed,our design\nkraken,Kraken,Kraken,water,2,5,4,7,2,left up right,,regrow 1,reconstructed,our design; measured for balance\ngnome,Gnome,Gnomo,earth,4,1,1,2,1,left up right,,,reconstructed,name printed (a review); numbers ours\ntusked_boar,Tusked Boar,Cinghiale Zannuto,earth,4,1,1,3,1,up,,,reconstructed,our design\nstone_slinger,Stone Slinger,Fromboliere,earth,3,2,2,3,1,left up right,,,reconstructed,our design\nthornling,Thornling,Virgulto Spinoso,earth,3,2,1,4,1,up,,thorns 1,reconstructed,our design\nstone_golem,Stone Golem,Golem di Pietra,earth,3,3,3,5,2,up right,,physical ward 1,reconstructed,golems are reported (a review); numbers ours\nbasilisk,Basilisk,Basilisco,earth,2,3,2,5,1,up right,exposed creature: wound 2 magical,,reconstructed,our design\nancient_treant,Ancient Treant,Treant Antico,earth,2,4,3,8,2,left up right,itself: heal 3,,reconstructed,our design\nmountain_titan,Mountain Titan,Titano della Montagna,earth,2,5,4,9,2,left up right,,physical ward 1,reconstructed,our design\nzephyr,Zephyr,Zefiro,air,4,1,1,2,1,all,,flight,reconstructed,our design\nharpy,Harpy,Arpia,air,4,1,2,1,1,left up right,,,reconstructed,our design\nwind_archer,Wind Archer,Arciere del Vento,air,3,2,2,3,1,all,,,reconstructed,our design\npegasus,Pegasus,Pegaso,air,3,2,2,4,1,left up right,,flight,reconstructed,our design\ngriffin,Griffin,Grifone,air,3,3,3,5,1,left up right,,,reconstructed,our design\nstorm_caller,Storm Caller,Evocatrice di Tempeste,air,2,3,1,5,1,up,exposed being: wound 2 magical,,reconstructed,our design\nthunderbird,Thunderbird,Uccello del Tuono,air,2,4,3,6,1,all,,,reconstructed,our design\ndjinn,Djinn,Djinn,air,2,5,4,8,2,all,enemy neighbours: swap,magical ward 1,reconstructed,our design\n"}',1,'null','85347aea13994b11234b251a169c1c497557c222f0e81d1b53fd40b112b7d93b','BLS-EWqo1Ph4pXDm',1795031755041,'','','0EwSvVfsxh6mJlx5','','');
INSERT INTO "tables" VALUES('c2EfQU7IgWwX','heroes','{"players":"2","mode":"classic","pace":"stepped","slot":"1.2","beat":"1.8","limits":"yes","life":"21","boards":"ready","texts":"yes","creatureless":"no","follower-effects":"acting","orphans":"stay","discards":"random","most-stops":"100","third-place":"yes","first":"seat","spells":"# The spells: 20 basic cards, 4 special ones, 60 of the market. What each word means is told in printed/effects.py.\n# Printed: how many cards of each group, the three basic spells, and the names and reinforcements that a source gives. All numbers are ours.\nid,en,it,group,element,needs,kind,target,effect,reinforcement,copies,confidence,source\nmagic_missile,Magic Missile,Missile Magico,basic,,same 3,instant,exposed being,wound 2 magical,,8,reconstructed,\"name, copies and no reinforcement printed; needs and wounds ours\"\ncommand,Command,Comando,basic,,HH,instant,own creature,activate,,8,reconstructed,\"name, copies, leadership and no reinforcement printed; the number of helms ours\"\ndispel,Dispel,Dissolvimento,basic,,different 3,instant,permanent spell,dispel 1,,4,reconstructed,\"name, copies and no reinforcement printed; needs ours\"\nfirestorm,Firestorm,Tempesta di Fuoco,special,fire,FFFF,instant,column,wound 2 magical,wound,1,reconstructed,our design\nblessing,Blessing,Benedizione,special,water,WWW,permanent,own being,bless 1,permanent,1,reconstructed,name printed (a review); all else ours and measured for balance\nearthen_rebirth,Earthen Rebirth,Rinascita della Terra,special,earth,EEE,instant,own destroyed creature,revive 2 3,heal,1,reconstructed,our design\ngift_of_the_winds,Gift of the Winds,Dono dei Venti,special,air,AAA,permanent,player,die 1,permanent,1,reconstructed,a seventh die is printed (reviews); all else ours\nfire_bolt,Fire Bolt,Freccia di Fuoco,market,fire,FF,instant,exposed being,wound 2 magical,wound,3,reconstructed,our design\nfireball,Fireball,Palla di Fuoco,market,fire,FFF,instant,being,wound 3 magical,wound,3,reconstructed,our design\nmeteor,Meteor,Meteora,market,fire,FFFF,instant,exposed being,wound 5 physical,wound,3,reconstructed,a meteor is reported (a review); numbers ours\nimmolate,Immolate,Rogo,market,fire,FFFF,permanent,being,burn 1,permanent,3,reconstructed,a burning effect is reported (a review); numbers ours and measured for balance\nbattle_fury,Battle Fury,Furia di Battaglia,market,fire,FF,permanent,own creature,strength 2,permanent,3,reconstructed,our design\nhealing,Healing,Guarigione,market,water,WW,instant,own being,heal 3,heal,3,reconstructed,name and reinforcement printed; numbers ours\nfrost_lance,Frost Lance,Lancia di Gelo,market,water,WWW,instant,exposed being,wound 4 physical,wound,3,reconstructed,our design\ndeep_freeze,Deep Freeze,Morsa di Ghiaccio,market,water,WW,permanent,creature,freeze,permanent,3,reconstructed,our design\nmist_ward,Mist Ward,Velo di Nebbia,market,water,WW,permanent,own being,magical ward 1,permanent,3,reconstructed,our design\nenergy_drain,Energy Drain,Prosciuga Energia,market,water,WW,instant,opponent,discard 2,discard,3,reconstructed,\"name, target and reinforcement printed; numbers ours and measured for balance\"\nboulder,Boulder,Macigno,market,earth,EE,instant,exposed being,wound 2 physical,wound,3,reconstructed,our design\nstone_skin,Stone Skin,Pelle di Pietra,market,earth,EE,permanent,own being,physical ward 1,permanent,3,reconstructed,our design\nlife_drain,Life Drain,Prosciuga Vita,market,earth,EEE,instant,exposed being,drain 2 2,heal,3,reconstructed,name and reinforcement printed; numbers ours\nleaden_curse,Leaden Curse,Maledizione di Piombo,market,earth,EEE,permanent,player,helm curse 1,permanent,3,reconstructed,our design\nearthquake,Earthquake,Terremoto,market,earth,EEEE,instant,exposed beings,wound 2 physical,wound,3,reconstructed,our design\nlightning_bolt,Lightning Bolt,Fulmine,market,air,AAA,instant,being,wound 4 magical,wound,3,reconstructed,our design; measured for balance\nchain_lightning,Chain Lightning,Fulmine a Catena,market,air,AAA,instant,exposed being,chain 3 2,target,3,reconstructed,name and reinforcement printed; numbers ours\nteleport,Teleport,Teletrasporto,market,air,AA,instant,creature,teleport,target,3,reconstructed,name and reinforcement printed; needs and target ours\nwings_of_wind,Wings of Wind,Ali di Vento,market,air,AA,permanent,own creature,wings 1,permanent,3,reconstructed,our design\nstatic_field,Static Field,Campo Statico,market,air,AAA,permanent,player,card curse 1 2,permanent,3,reconstructed,our design\n","creatures":"# The creatures: 23 cards for each hero, found by his element. What each word means is told in printed/effects.py.\n# Printed: 23 cards for each hero, what a card shows, that most have an ability, and a gnome. All else is ours.\nid,en,it,element,copies,cost,strength,life,helms,direction,active,static,confidence,source\nember_imp,Ember Imp,Diavoletto di Brace,fire,4,1,2,2,1,up,,,reconstructed,our design\ncinder_hound,Cinder Hound,Segugio di Cenere,fire,4,1,1,2,1,left up right,,,reconstructed,our design\nflame_acolyte,Flame Acolyte,Accolito della Fiamma,fire,3,2,1,3,1,up,exposed being: wound 1 magical,,reconstructed,our design\nlava_brute,Lava Brute,Bruto di Lava,fire,3,2,2,4,1,up right,,,reconstructed,our design\nsalamander,Salamander,Salamandra,fire,3,3,3,4,1,up right,,thorns 1,reconstructed,our design\nefreet,Efreet,Efreet,fire,2,3,2,5,1,all,,magical ward 1,reconstructed,our design\nfire_giant,Fire Giant,Gigante di Fuoco,fire,2,4,4,8,2,left up right,,,reconstructed,our design\nred_dragon,Red Dragon,Drago Rosso,fire,2,5,4,8,2,all,enemy column: wound 2 magical,,reconstructed,dragons are reported (a review); numbers ours\nwater_sprite,Water Sprite,Folletto d''Acqua,water,4,1,1,2,1,up right,,,reconstructed,our design\nmerfolk_guard,Merfolk Guard,Guardia Tritone,water,4,1,1,3,1,left up,,,reconstructed,our design\nnereid,Nereid,Nereide,water,3,2,1,3,1,up right,other own being: heal 2,,reconstructed,our design\ngiant_crab,Giant Crab,Granchio Gigante,water,3,2,2,3,1,left up,,physical ward 1,reconstructed,our design\nsea_serpent,Sea Serpent,Serpente Marino,water,3,3,3,5,1,left up right,,,reconstructed,our design\nice_witch,Ice Witch,Strega dei Ghiacci,water,2,3,1,4,1,up right,exposed being: wound 2 magical,,reconstructed,our design\nhydra,Hydra,Idra,water,2,4,2,6,2,left up right,,strikes 2,reconstructed,our design\nkraken,Kraken,Kraken,water,2,5,4,7,2,left up right,,regrow 1,reconstructed,our design; measured for balance\ngnome,Gnome,Gnomo,earth,4,1,1,2,1,left up right,,,reconstructed,name printed (a review); numbers ours\ntusked_boar,Tusked Boar,Cinghiale Zannuto,earth,4,1,1,3,1,up,,,reconstructed,our design\nstone_slinger,Stone Slinger,Fromboliere,earth,3,2,2,3,1,left up right,,,reconstructed,our design\nthornling,Thornling,Virgulto Spinoso,earth,3,2,1,4,1,up,,thorns 1,reconstructed,our design\nstone_golem,Stone Golem,Golem di Pietra,earth,3,3,3,5,2,up right,,physical ward 1,reconstructed,golems are reported (a review); numbers ours\nbasilisk,Basilisk,Basilisco,earth,2,3,2,5,1,up right,exposed creature: wound 2 magical,,reconstructed,our design\nancient_treant,Ancient Treant,Treant Antico,earth,2,4,3,8,2,left up right,itself: heal 3,,reconstructed,our design\nmountain_titan,Mountain Titan,Titano della Montagna,earth,2,5,4,9,2,left up right,,physical ward 1,reconstructed,our design\nzephyr,Zephyr,Zefiro,air,4,1,1,2,1,all,,flight,reconstructed,our design\nharpy,Harpy,Arpia,air,4,1,2,1,1,left up right,,,reconstructed,our design\nwind_archer,Wind Archer,Arciere del Vento,air,3,2,2,3,1,all,,,reconstructed,our design\npegasus,Pegasus,Pegaso,air,3,2,2,4,1,left up right,,flight,reconstructed,our design\ngriffin,Griffin,Grifone,air,3,3,3,5,1,left up right,,,reconstructed,our design\nstorm_caller,Storm Caller,Evocatrice di Tempeste,air,2,3,1,5,1,up,exposed being: wound 2 magical,,reconstructed,our design\nthunderbird,Thunderbird,Uccello del Tuono,air,2,4,3,6,1,all,,,reconstructed,our design\ndjinn,Djinn,Djinn,air,2,5,4,8,2,all,enemy neighbours: swap,magical ward 1,reconstructed,our design\n"}',1,'null','460a1c9a5a6a0c3333b6e15fece185904607c8da09052466c364957e3d9eed68','BLS-EWqo1Ph4pXDm',1795031755070,'{"scores":[1.0,-1.0],"how":"resigned","clause":"23.1"}','','hXhYecV1mBJYMF2K','["Anna","Bert"]','');
INSERT INTO "tables" VALUES('uMeCnihsba0e','heroes','{"players":"2","mode":"classic","pace":"live","slot":"1.0","beat":"1.8","limits":"yes","life":"21","boards":"ready","texts":"yes","creatureless":"no","follower-effects":"acting","orphans":"stay","discards":"random","most-stops":"100","third-place":"yes","first":"seat","spells":"# The spells: 20 basic cards, 4 special ones, 60 of the market. What each word means is told in printed/effects.py.\n# Printed: how many cards of each group, the three basic spells, and the names and reinforcements that a source gives. All numbers are ours.\nid,en,it,group,element,needs,kind,target,effect,reinforcement,copies,confidence,source\nmagic_missile,Magic Missile,Missile Magico,basic,,same 3,instant,exposed being,wound 2 magical,,8,reconstructed,\"name, copies and no reinforcement printed; needs and wounds ours\"\ncommand,Command,Comando,basic,,HH,instant,own creature,activate,,8,reconstructed,\"name, copies, leadership and no reinforcement printed; the number of helms ours\"\ndispel,Dispel,Dissolvimento,basic,,different 3,instant,permanent spell,dispel 1,,4,reconstructed,\"name, copies and no reinforcement printed; needs ours\"\nfirestorm,Firestorm,Tempesta di Fuoco,special,fire,FFFF,instant,column,wound 2 magical,wound,1,reconstructed,our design\nblessing,Blessing,Benedizione,special,water,WWW,permanent,own being,bless 1,permanent,1,reconstructed,name printed (a review); all else ours and measured for balance\nearthen_rebirth,Earthen Rebirth,Rinascita della Terra,special,earth,EEE,instant,own destroyed creature,revive 2 3,heal,1,reconstructed,our design\ngift_of_the_winds,Gift of the Winds,Dono dei Venti,special,air,AAA,permanent,player,die 1,permanent,1,reconstructed,a seventh die is printed (reviews); all else ours\nfire_bolt,Fire Bolt,Freccia di Fuoco,market,fire,FF,instant,exposed being,wound 2 magical,wound,3,reconstructed,our design\nfireball,Fireball,Palla di Fuoco,market,fire,FFF,instant,being,wound 3 magical,wound,3,reconstructed,our design\nmeteor,Meteor,Meteora,market,fire,FFFF,instant,exposed being,wound 5 physical,wound,3,reconstructed,a meteor is reported (a review); numbers ours\nimmolate,Immolate,Rogo,market,fire,FFFF,permanent,being,burn 1,permanent,3,reconstructed,a burning effect is reported (a review); numbers ours and measured for balance\nbattle_fury,Battle Fury,Furia di Battaglia,market,fire,FF,permanent,own creature,strength 2,permanent,3,reconstructed,our design\nhealing,Healing,Guarigione,market,water,WW,instant,own being,heal 3,heal,3,reconstructed,name and reinforcement printed; numbers ours\nfrost_lance,Frost Lance,Lancia di Gelo,market,water,WWW,instant,exposed being,wound 4 physical,wound,3,reconstructed,our design\ndeep_freeze,Deep Freeze,Morsa di Ghiaccio,market,water,WW,permanent,creature,freeze,permanent,3,reconstructed,our design\nmist_ward,Mist Ward,Velo di Nebbia,market,water,WW,permanent,own being,magical ward 1,permanent,3,reconstructed,our design\nenergy_drain,Energy Drain,Prosciuga Energia,market,water,WW,instant,opponent,discard 2,discard,3,reconstructed,\"name, target and reinforcement printed; numbers ours and measured for balance\"\nboulder,Boulder,Macigno,market,earth,EE,instant,exposed being,wound 2 physical,wound,3,reconstructed,our design\nstone_skin,Stone Skin,Pelle di Pietra,market,earth,EE,permanent,own being,physical ward 1,permanent,3,reconstructed,our design\nlife_drain,Life Drain,Prosciuga Vita,market,earth,EEE,instant,exposed being,drain 2 2,heal,3,reconstructed,name and reinforcement printed; numbers ours\nleaden_curse,Leaden Curse,Maledizione di Piombo,market,earth,EEE,permanent,player,helm curse 1,permanent,3,reconstructed,our design\nearthquake,Earthquake,Terremoto,market,earth,EEEE,instant,exposed beings,wound 2 physical,wound,3,reconstructed,our design\nlightning_bolt,Lightning Bolt,Fulmine,market,air,AAA,instant,being,wound 4 magical,wound,3,reconstructed,our design; measured for balance\nchain_lightning,Chain Lightning,Fulmine a Catena,market,air,AAA,instant,exposed being,chain 3 2,target,3,reconstructed,name and reinforcement printed; numbers ours\nteleport,Teleport,Teletrasporto,market,air,AA,instant,creature,teleport,target,3,reconstructed,name and reinforcement printed; needs and target ours\nwings_of_wind,Wings of Wind,Ali di Vento,market,air,AA,permanent,own creature,wings 1,permanent,3,reconstructed,our design\nstatic_field,Static Field,Campo Statico,market,air,AAA,permanent,player,card curse 1 2,permanent,3,reconstructed,our design\n","creatures":"# The creatures: 23 cards for each hero, found by his element. What each word means is told in printed/effects.py.\n# Printed: 23 cards for each hero, what a card shows, that most have an ability, and a gnome. All else is ours.\nid,en,it,element,copies,cost,strength,life,helms,direction,active,static,confidence,source\nember_imp,Ember Imp,Diavoletto di Brace,fire,4,1,2,2,1,up,,,reconstructed,our design\ncinder_hound,Cinder Hound,Segugio di Cenere,fire,4,1,1,2,1,left up right,,,reconstructed,our design\nflame_acolyte,Flame Acolyte,Accolito della Fiamma,fire,3,2,1,3,1,up,exposed being: wound 1 magical,,reconstructed,our design\nlava_brute,Lava Brute,Bruto di Lava,fire,3,2,2,4,1,up right,,,reconstructed,our design\nsalamander,Salamander,Salamandra,fire,3,3,3,4,1,up right,,thorns 1,reconstructed,our design\nefreet,Efreet,Efreet,fire,2,3,2,5,1,all,,magical ward 1,reconstructed,our design\nfire_giant,Fire Giant,Gigante di Fuoco,fire,2,4,4,8,2,left up right,,,reconstructed,our design\nred_dragon,Red Dragon,Drago Rosso,fire,2,5,4,8,2,all,enemy column: wound 2 magical,,reconstructed,dragons are reported (a review); numbers ours\nwater_sprite,Water Sprite,Folletto d''Acqua,water,4,1,1,2,1,up right,,,reconstructed,our design\nmerfolk_guard,Merfolk Guard,Guardia Tritone,water,4,1,1,3,1,left up,,,reconstructed,our design\nnereid,Nereid,Nereide,water,3,2,1,3,1,up right,other own being: heal 2,,reconstructed,our design\ngiant_crab,Giant Crab,Granchio Gigante,water,3,2,2,3,1,left up,,physical ward 1,reconstructed,our design\nsea_serpent,Sea Serpent,Serpente Marino,water,3,3,3,5,1,left up right,,,reconstructed,our design\nice_witch,Ice Witch,Strega dei Ghiacci,water,2,3,1,4,1,up right,exposed being: wound 2 magical,,reconstructed,our design\nhydra,Hydra,Idra,water,2,4,2,6,2,left up right,,strikes 2,reconstructed,our design\nkraken,Kraken,Kraken,water,2,5,4,7,2,left up right,,regrow 1,reconstructed,our design; measured for balance\ngnome,Gnome,Gnomo,earth,4,1,1,2,1,left up right,,,reconstructed,name printed (a review); numbers ours\ntusked_boar,Tusked Boar,Cinghiale Zannuto,earth,4,1,1,3,1,up,,,reconstructed,our design\nstone_slinger,Stone Slinger,Fromboliere,earth,3,2,2,3,1,left up right,,,reconstructed,our design\nthornling,Thornling,Virgulto Spinoso,earth,3,2,1,4,1,up,,thorns 1,reconstructed,our design\nstone_golem,Stone Golem,Golem di Pietra,earth,3,3,3,5,2,up right,,physical ward 1,reconstructed,golems are reported (a review); numbers ours\nbasilisk,Basilisk,Basilisco,earth,2,3,2,5,1,up right,exposed creature: wound 2 magical,,reconstructed,our design\nancient_treant,Ancient Treant,Treant Antico,earth,2,4,3,8,2,left up right,itself: heal 3,,reconstructed,our design\nmountain_titan,Mountain Titan,Titano della Montagna,earth,2,5,4,9,2,left up right,,physical ward 1,reconstructed,our design\nzephyr,Zephyr,Zefiro,air,4,1,1,2,1,all,,flight,reconstructed,our design\nharpy,Harpy,Arpia,air,4,1,2,1,1,left up right,,,reconstructed,our design\nwind_archer,Wind Archer,Arciere del Vento,air,3,2,2,3,1,all,,,reconstructed,our design\npegasus,Pegasus,Pegaso,air,3,2,2,4,1,left up right,,flight,reconstructed,our design\ngriffin,Griffin,Grifone,air,3,3,3,5,1,left up right,,,reconstructed,our design\nstorm_caller,Storm Caller,Evocatrice di Tempeste,air,2,3,1,5,1,up,exposed being: wound 2 magical,,reconstructed,our design\nthunderbird,Thunderbird,Uccello del Tuono,air,2,4,3,6,1,all,,,reconstructed,our design\ndjinn,Djinn,Djinn,air,2,5,4,8,2,all,enemy neighbours: swap,magical ward 1,reconstructed,our design\n"}',1,'null','fd32d4f0340f997c5f347907f380ac7aa4185a52ce4ffb22fd35e5b08b1ea819','BLS-EWqo1Ph4pXDm',1795031755193,'','','TYfKFJGUAUmP6uWu','','');
INSERT INTO "tables" VALUES('HwFEhcrXAoaQ','heroes','{"players":"2","mode":"classic","pace":"stepped","slot":"1.2","beat":"1.8","limits":"yes","life":"21","boards":"ready","texts":"yes","creatureless":"no","follower-effects":"acting","orphans":"stay","discards":"random","most-stops":"100","third-place":"yes","first":"seat","spells":"# The spells: 20 basic cards, 4 special ones, 60 of the market. What each word means is told in printed/effects.py.\n# Printed: how many cards of each group, the three basic spells, and the names and reinforcements that a source gives. All numbers are ours.\nid,en,it,group,element,needs,kind,target,effect,reinforcement,copies,confidence,source\nmagic_missile,Magic Missile,Missile Magico,basic,,same 3,instant,exposed being,wound 2 magical,,8,reconstructed,\"name, copies and no reinforcement printed; needs and wounds ours\"\ncommand,Command,Comando,basic,,HH,instant,own creature,activate,,8,reconstructed,\"name, copies, leadership and no reinforcement printed; the number of helms ours\"\ndispel,Dispel,Dissolvimento,basic,,different 3,instant,permanent spell,dispel 1,,4,reconstructed,\"name, copies and no reinforcement printed; needs ours\"\nfirestorm,Firestorm,Tempesta di Fuoco,special,fire,FFFF,instant,column,wound 2 magical,wound,1,reconstructed,our design\nblessing,Blessing,Benedizione,special,water,WWW,permanent,own being,bless 1,permanent,1,reconstructed,name printed (a review); all else ours and measured for balance\nearthen_rebirth,Earthen Rebirth,Rinascita della Terra,special,earth,EEE,instant,own destroyed creature,revive 2 3,heal,1,reconstructed,our design\ngift_of_the_winds,Gift of the Winds,Dono dei Venti,special,air,AAA,permanent,player,die 1,permanent,1,reconstructed,a seventh die is printed (reviews); all else ours\nfire_bolt,Fire Bolt,Freccia di Fuoco,market,fire,FF,instant,exposed being,wound 2 magical,wound,3,reconstructed,our design\nfireball,Fireball,Palla di Fuoco,market,fire,FFF,instant,being,wound 3 magical,wound,3,reconstructed,our design\nmeteor,Meteor,Meteora,market,fire,FFFF,instant,exposed being,wound 5 physical,wound,3,reconstructed,a meteor is reported (a review); numbers ours\nimmolate,Immolate,Rogo,market,fire,FFFF,permanent,being,burn 1,permanent,3,reconstructed,a burning effect is reported (a review); numbers ours and measured for balance\nbattle_fury,Battle Fury,Furia di Battaglia,market,fire,FF,permanent,own creature,strength 2,permanent,3,reconstructed,our design\nhealing,Healing,Guarigione,market,water,WW,instant,own being,heal 3,heal,3,reconstructed,name and reinforcement printed; numbers ours\nfrost_lance,Frost Lance,Lancia di Gelo,market,water,WWW,instant,exposed being,wound 4 physical,wound,3,reconstructed,our design\ndeep_freeze,Deep Freeze,Morsa di Ghiaccio,market,water,WW,permanent,creature,freeze,permanent,3,reconstructed,our design\nmist_ward,Mist Ward,Velo di Nebbia,market,water,WW,permanent,own being,magical ward 1,permanent,3,reconstructed,our design\nenergy_drain,Energy Drain,Prosciuga Energia,market,water,WW,instant,opponent,discard 2,discard,3,reconstructed,\"name, target and reinforcement printed; numbers ours and measured for balance\"\nboulder,Boulder,Macigno,market,earth,EE,instant,exposed being,wound 2 physical,wound,3,reconstructed,our design\nstone_skin,Stone Skin,Pelle di Pietra,market,earth,EE,permanent,own being,physical ward 1,permanent,3,reconstructed,our design\nlife_drain,Life Drain,Prosciuga Vita,market,earth,EEE,instant,exposed being,drain 2 2,heal,3,reconstructed,name and reinforcement printed; numbers ours\nleaden_curse,Leaden Curse,Maledizione di Piombo,market,earth,EEE,permanent,player,helm curse 1,permanent,3,reconstructed,our design\nearthquake,Earthquake,Terremoto,market,earth,EEEE,instant,exposed beings,wound 2 physical,wound,3,reconstructed,our design\nlightning_bolt,Lightning Bolt,Fulmine,market,air,AAA,instant,being,wound 4 magical,wound,3,reconstructed,our design; measured for balance\nchain_lightning,Chain Lightning,Fulmine a Catena,market,air,AAA,instant,exposed being,chain 3 2,target,3,reconstructed,name and reinforcement printed; numbers ours\nteleport,Teleport,Teletrasporto,market,air,AA,instant,creature,teleport,target,3,reconstructed,name and reinforcement printed; needs and target ours\nwings_of_wind,Wings of Wind,Ali di Vento,market,air,AA,permanent,own creature,wings 1,permanent,3,reconstructed,our design\nstatic_field,Static Field,Campo Statico,market,air,AAA,permanent,player,card curse 1 2,permanent,3,reconstructed,our design\n","creatures":"# The creatures: 23 cards for each hero, found by his element. What each word means is told in printed/effects.py.\n# Printed: 23 cards for each hero, what a card shows, that most have an ability, and a gnome. All else is ours.\nid,en,it,element,copies,cost,strength,life,helms,direction,active,static,confidence,source\nember_imp,Ember Imp,Diavoletto di Brace,fire,4,1,2,2,1,up,,,reconstructed,our design\ncinder_hound,Cinder Hound,Segugio di Cenere,fire,4,1,1,2,1,left up right,,,reconstructed,our design\nflame_acolyte,Flame Acolyte,Accolito della Fiamma,fire,3,2,1,3,1,up,exposed being: wound 1 magical,,reconstructed,our design\nlava_brute,Lava Brute,Bruto di Lava,fire,3,2,2,4,1,up right,,,reconstructed,our design\nsalamander,Salamander,Salamandra,fire,3,3,3,4,1,up right,,thorns 1,reconstructed,our design\nefreet,Efreet,Efreet,fire,2,3,2,5,1,all,,magical ward 1,reconstructed,our design\nfire_giant,Fire Giant,Gigante di Fuoco,fire,2,4,4,8,2,left up right,,,reconstructed,our design\nred_dragon,Red Dragon,Drago Rosso,fire,2,5,4,8,2,all,enemy column: wound 2 magical,,reconstructed,dragons are reported (a review); numbers ours\nwater_sprite,Water Sprite,Folletto d''Acqua,water,4,1,1,2,1,up right,,,reconstructed,our design\nmerfolk_guard,Merfolk Guard,Guardia Tritone,water,4,1,1,3,1,left up,,,reconstructed,our design\nnereid,Nereid,Nereide,water,3,2,1,3,1,up right,other own being: heal 2,,reconstructed,our design\ngiant_crab,Giant Crab,Granchio Gigante,water,3,2,2,3,1,left up,,physical ward 1,reconstructed,our design\nsea_serpent,Sea Serpent,Serpente Marino,water,3,3,3,5,1,left up right,,,reconstructed,our design\nice_witch,Ice Witch,Strega dei Ghiacci,water,2,3,1,4,1,up right,exposed being: wound 2 magical,,reconstructed,our design\nhydra,Hydra,Idra,water,2,4,2,6,2,left up right,,strikes 2,reconstructed,our design\nkraken,Kraken,Kraken,water,2,5,4,7,2,left up right,,regrow 1,reconstructed,our design; measured for balance\ngnome,Gnome,Gnomo,earth,4,1,1,2,1,left up right,,,reconstructed,name printed (a review); numbers ours\ntusked_boar,Tusked Boar,Cinghiale Zannuto,earth,4,1,1,3,1,up,,,reconstructed,our design\nstone_slinger,Stone Slinger,Fromboliere,earth,3,2,2,3,1,left up right,,,reconstructed,our design\nthornling,Thornling,Virgulto Spinoso,earth,3,2,1,4,1,up,,thorns 1,reconstructed,our design\nstone_golem,Stone Golem,Golem di Pietra,earth,3,3,3,5,2,up right,,physical ward 1,reconstructed,golems are reported (a review); numbers ours\nbasilisk,Basilisk,Basilisco,earth,2,3,2,5,1,up right,exposed creature: wound 2 magical,,reconstructed,our design\nancient_treant,Ancient Treant,Treant Antico,earth,2,4,3,8,2,left up right,itself: heal 3,,reconstructed,our design\nmountain_titan,Mountain Titan,Titano della Montagna,earth,2,5,4,9,2,left up right,,physical ward 1,reconstructed,our design\nzephyr,Zephyr,Zefiro,air,4,1,1,2,1,all,,flight,reconstructed,our design\nharpy,Harpy,Arpia,air,4,1,2,1,1,left up right,,,reconstructed,our design\nwind_archer,Wind Archer,Arciere del Vento,air,3,2,2,3,1,all,,,reconstructed,our design\npegasus,Pegasus,Pegaso,air,3,2,2,4,1,left up right,,flight,reconstructed,our design\ngriffin,Griffin,Grifone,air,3,3,3,5,1,left up right,,,reconstructed,our design\nstorm_caller,Storm Caller,Evocatrice di Tempeste,air,2,3,1,5,1,up,exposed being: wound 2 magical,,reconstructed,our design\nthunderbird,Thunderbird,Uccello del Tuono,air,2,4,3,6,1,all,,,reconstructed,our design\ndjinn,Djinn,Djinn,air,2,5,4,8,2,all,enemy neighbours: swap,magical ward 1,reconstructed,our design\n"}',1,'null','02991a9127844246e8bc6387afc9b068da98d4a2be4179fbc7f79e58a7327f80','BLS-EWqo1Ph4pXDm',1795031757859,'','','ADddrLoSX6VUa9eJ','','duel');
INSERT INTO "tables" VALUES('cmiiH7t-5yxw','vast','{"roles":"KD","solo":"medium","campaign":"no","knight-level":"standard","goblins-level":"standard","dragon-level":"standard","cave-level":"standard","thief-level":"standard","fewer-tiles":"0","collapse-tiles":"1","shared-goal":"5","terrain":"no","moving-entrance":"no","unknown-treasures":"no","bonus-cards":"no","revised-cards":"bonus","schemes":"no","scales":"no","upgrade-cards":"no","thief-targets":"piece","limits":"no","tiles":""}',1,'null','129679b1362c9ef368c2c8d5df10b203be0d0c8c2aa9a3c0894f755139336e09','BLS-EWqo1Ph4pXDm',1795031757898,'','','lJwZrw1r9J_M9Sgq','','');
INSERT INTO "tables" VALUES('WIEmS4QKhPN1','vast','{"roles":"KD","solo":"medium","campaign":"no","knight-level":"standard","goblins-level":"standard","dragon-level":"standard","cave-level":"standard","thief-level":"standard","fewer-tiles":"0","collapse-tiles":"1","shared-goal":"5","terrain":"no","moving-entrance":"no","unknown-treasures":"no","bonus-cards":"no","revised-cards":"bonus","schemes":"no","scales":"no","upgrade-cards":"no","thief-targets":"piece","limits":"no","tiles":""}',1,'null','9b5a814cf46949f86a0081f42c4a3e103eadf6c645f4cd3575d4bd91074414e4','BLS-EWqo1Ph4pXDm',1795031757970,'{"scores":[1.0,-1.0],"how":"resigned","clause":"46.1"}','','bC7ILCTVujMu5104','["Anna","Bert"]','');
INSERT INTO "tables" VALUES('-whbVhrk48Se','vast','{"roles":"KD","solo":"medium","campaign":"no","knight-level":"standard","goblins-level":"standard","dragon-level":"standard","cave-level":"standard","thief-level":"standard","fewer-tiles":"0","collapse-tiles":"1","shared-goal":"5","terrain":"no","moving-entrance":"no","unknown-treasures":"no","bonus-cards":"no","revised-cards":"bonus","schemes":"no","scales":"no","upgrade-cards":"no","thief-targets":"piece","limits":"no","tiles":""}',1,'{"type":"fischer","initial":3600000,"increment":5000}','ad0bee3f2b37b97d814e03fdf5cabb8b26a3657d2f8f618af7000cd8f8c13163','BLS-EWqo1Ph4pXDm',1795031758091,'','','eG2qWkR7h7ck0CF7','','');
INSERT INTO "tables" VALUES('9YMci9uVXGGX','vast','{"roles":"KG","solo":"medium","campaign":"no","knight-level":"standard","goblins-level":"standard","dragon-level":"standard","cave-level":"standard","thief-level":"standard","fewer-tiles":"0","collapse-tiles":"1","shared-goal":"5","terrain":"no","moving-entrance":"no","unknown-treasures":"no","bonus-cards":"no","revised-cards":"bonus","schemes":"no","scales":"no","upgrade-cards":"no","thief-targets":"piece","limits":"no","tiles":""}',1,'null','073d5569a8ab9fe190b9948944f8b1ed3ca34e1e92106fb61a2477f2ef08b841','BLS-EWqo1Ph4pXDm',1795031758179,'','','qFJQWDEKfOl9knbo','','knight');
INSERT INTO "tables" VALUES('wXf435uz9pZb','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','3938bef5fbf09e1529c7872e98808a0c3ab3cfeb769c020a463f9307a847aee0','BLS-EWqo1Ph4pXDm',1795031758210,'{"scores":[0.0,0.0],"how":"agreed","clause":""}','iH7_hmcPO8wB','lbeBtCU-J0UJzBl-','["Anna","Bert"]','');
INSERT INTO "tables" VALUES('iH7_hmcPO8wB','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','b41fac9500be45b29e786b21cbabd2e51a8c114c583177b2c567885c79df73d7','BLS-EWqo1Ph4pXDm',1795031758232,'','','O1D86hKDM_ZFrT0q','','');
INSERT INTO "tables" VALUES('3mA8JpfrT6iP','drako','{"matchup":"dragon-dwarves","placement":"printed","redraw":"no","quiet-draw":"no","deck-dragon":"# The dragon''s deck. Counted on a printed copy: 8 defence, 5 flight. Reported: attacks of 1 to 3, fire of 2. The pairing of symbols is ours.\ncopies,symbols,confidence,source\n2,defence,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / move 1,inferred,symbol count reported by a player who counted; pairing ours\n3,defence / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n1,flight,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / attack 1,inferred,symbol count reported by a player who counted; pairing ours\n2,flight / fire 1,inferred,symbol count reported by a player who counted; pairing ours\n4,fire 2 / move 1,reconstructed,our design\n4,fire 2 / attack 2,reconstructed,our design\n2,attack 3,reconstructed,our design\n4,attack 3 / move 1,reconstructed,our design\n11,attack 2 / move 2,reconstructed,our design\n","deck-dwarves":"# The dwarves'' deck. Counted on a printed copy: 3 net; more defence than the dragon, often with a move. The rest is ours.\ncopies,symbols,confidence,source\n3,net / move 1,inferred,three nets counted by a player; pairing ours\n4,crossbow 2,reconstructed,our design\n2,crossbow 2 / move 1,reconstructed,our design\n2,crossbow 2 / attack 1,reconstructed,our design\n1,defence,reconstructed,our design\n3,defence / move 1,reconstructed,our design\n4,defence / move 2,reconstructed,our design\n2,defence / 2 move 1,reconstructed,our design\n2,defence / attack 1,reconstructed,our design\n3,2 attack 1,reconstructed,our design\n2,2 attack 1 / 2 move 1,reconstructed,our design\n3,attack 2,reconstructed,our design\n5,attack 2 / move 2,reconstructed,our design\n2,attack 1 / 2 move 1,reconstructed,our design\n","deck-knights":"","deck-trolls":""}',3,'null','c42796e0a86501fb8fe738ae5ac5c1eeccdc8120338eb5d35ea1c732b7dd9e60','BLS-EWqo1Ph4pXDm',1795031758235,'','','loqWCah4G47tLhlb','','');
INSERT INTO "tables" VALUES('GMTZ5HddybNb','vast','{"roles":"KD","solo":"medium","campaign":"no","knight-level":"standard","goblins-level":"standard","dragon-level":"standard","cave-level":"standard","thief-level":"standard","fewer-tiles":"0","collapse-tiles":"1","shared-goal":"5","terrain":"no","moving-entrance":"no","unknown-treasures":"no","bonus-cards":"no","revised-cards":"bonus","schemes":"no","scales":"no","upgrade-cards":"no","thief-targets":"piece","limits":"no","tiles":""}',1,'null','28e7f54296a6cc12c7f9b60b5a0be51f8db726b509dc1689b49fa1775efaf6c8','BLS-EWqo1Ph4pXDm',1795031758591,'','','BgDR-7oglBmQ948A','','');
CREATE INDEX ix_seats_player ON seats (player);
COMMIT;
