-- by hand: what was set aside and ready to be paid counts as accepted; what an institute offered, it pays itself.
UPDATE award SET status = 'accepted', accepted_at = created_at WHERE status = 'reserved';--> statement-breakpoint
UPDATE award SET status_at = coalesce(paid_at, created_at) WHERE status_at IS NULL;--> statement-breakpoint
UPDATE scholarship_terms SET money_source = 'institute_pays'
FROM scholarship WHERE scholarship.id = scholarship_terms.scholarship_id AND scholarship.owner_kind = 'institute' AND money_source IS NULL;--> statement-breakpoint
UPDATE scholarship_terms SET money_source = 'programme'
FROM scholarship WHERE scholarship.id = scholarship_terms.scholarship_id AND scholarship.owner_kind IN ('donor', 'csr') AND money_source IS NULL;
