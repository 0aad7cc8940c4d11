BEGIN TRANSACTION;
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	made VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('oak',1,'{"type":"move","seat":0,"kind":"place","parts":{"hand":2,"column":5}}','2026-11-16T22:05:56+00:00');
INSERT INTO "entries" VALUES('oak',2,'{"type":"join","seat":2,"name":"Bob","token_hash":"other"}','2026-11-16T22:05:56+00:00');
INSERT INTO "entries" VALUES('oak',3,'{"type":"ask","seat":0,"to":0,"turn":false}','2026-11-16T22:05:56+00:00');
INSERT INTO "entries" VALUES('oak',4,'{"type":"agree","seat":2}','2026-11-16T22:05:56+00:00');
INSERT INTO "entries" VALUES('oak',5,'{"type":"undo","seat":0,"to":0,"turn":false}','2026-11-16T22:05:56+00:00');
INSERT INTO "entries" VALUES('oak',6,'{"type":"redo","seat":0}','2026-11-16T22:05:56+00:00');
CREATE TABLE packs (
	hash VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "packs" VALUES('hash','once','the pack');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	pack_hash VARCHAR NOT NULL, 
	options TEXT NOT NULL, 
	"key" BLOB NOT NULL, 
	bot_seed VARCHAR NOT NULL, 
	seats TEXT NOT NULL, 
	replay BOOLEAN NOT NULL, 
	made VARCHAR NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(pack_hash) REFERENCES packs (hash)
);
INSERT INTO "tables" VALUES('oak','once','hash','{"mode":"standard"}',X'000102030405060708090A0B0C0D0E0F','seed','[{"kind":"person","name":"Ann","bot":"","token_hash":"secret"},{"kind":"bot","name":"","bot":"tree","token_hash":""},{"kind":"open","name":"","bot":"","token_hash":""}]',0,'2026-11-16T22:05:56+00:00');
PRAGMA user_version = 1;
COMMIT;
