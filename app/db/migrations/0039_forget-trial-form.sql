-- contracts
DROP TABLE "trial_form" CASCADE;