-- by hand: whoever was at the desk before there were roles was a super admin, and stays one.
UPDATE "user_role" SET "staff_roles" = '{super_admin}' WHERE "role" = 'admin' AND "staff_roles" = '{}';
