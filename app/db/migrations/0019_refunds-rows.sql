-- What went back whole before parts were counted.
UPDATE "donation" SET "refunded_paise" = "amount_paise" WHERE "status" = 'refunded';
