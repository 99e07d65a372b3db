-- orders that ended before an end gave back their appointment and number
DELETE FROM "reservation" WHERE "order_id" IN (SELECT "order_id" FROM "order_event" WHERE "kind" IN ('cancelled', 'rejected', 'failed'));
