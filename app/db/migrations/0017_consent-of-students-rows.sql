-- T34: consent to matching, to sharing applications and to a story is a student's, not the phone's. What was given
-- for a phone with one student stays with that student; where there are several nobody knows whom it was about,
-- so it ends here and is asked again.
UPDATE consent c SET student_id = only_one.student_id
FROM (SELECT user_id, min(id::text)::uuid AS student_id FROM student GROUP BY user_id HAVING count(*) = 1) only_one
WHERE c.user_id = only_one.user_id AND c.student_id IS NULL AND c.purpose NOT IN ('terms', 'privacy')
  AND (c.withdrawn_at IS NOT NULL OR NOT EXISTS (
    SELECT 1 FROM consent kept
    WHERE kept.student_id = only_one.student_id AND kept.purpose = c.purpose AND kept.withdrawn_at IS NULL
  ));--> statement-breakpoint
UPDATE consent SET withdrawn_at = now()
WHERE student_id IS NULL AND withdrawn_at IS NULL AND purpose NOT IN ('terms', 'privacy');--> statement-breakpoint
-- And what a student's matching was made of by the consent of another ends with it.
DELETE FROM student_facts f WHERE NOT EXISTS (
  SELECT 1 FROM consent c
  WHERE c.student_id = f.student_id AND c.purpose = 'profile_matching' AND c.withdrawn_at IS NULL
);--> statement-breakpoint
DELETE FROM scholarship_alert a WHERE a.kind = 'match' AND a.told_on IS NULL AND NOT EXISTS (
  SELECT 1 FROM consent c
  WHERE c.student_id = a.student_id AND c.purpose = 'profile_matching' AND c.withdrawn_at IS NULL
);
