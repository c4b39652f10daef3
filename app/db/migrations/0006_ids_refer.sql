ALTER TABLE "application_message" ADD CONSTRAINT "application_message_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment" ADD CONSTRAINT "assignment_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_author_id_app_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_mention" ADD CONSTRAINT "comment_mention_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mock_attempt" ADD CONSTRAINT "mock_attempt_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_message" ADD CONSTRAINT "group_message_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_answer" ADD CONSTRAINT "enquiry_answer_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute_member" ADD CONSTRAINT "institute_member_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institute" ADD CONSTRAINT "institute_logo_document_id_document_id_fk" FOREIGN KEY ("logo_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partnership_request" ADD CONSTRAINT "partnership_request_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_event" ADD CONSTRAINT "joining_event_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_request" ADD CONSTRAINT "joining_request_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_request" ADD CONSTRAINT "joining_request_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_payer_user_id_app_user_id_fk" FOREIGN KEY ("payer_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_deposit" ADD CONSTRAINT "fund_deposit_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programme" ADD CONSTRAINT "programme_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_event" ADD CONSTRAINT "recovery_event_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD CONSTRAINT "recovery_request_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD CONSTRAINT "recovery_request_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD CONSTRAINT "recovery_request_student_id_student_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."student"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_request" ADD CONSTRAINT "recovery_request_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_aadhaar_document_id_document_id_fk" FOREIGN KEY ("aadhaar_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_passbook_document_id_document_id_fk" FOREIGN KEY ("passbook_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_relationship_document_id_document_id_fk" FOREIGN KEY ("relationship_document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_decision" ADD CONSTRAINT "bulk_decision_institute_id_institute_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_conflict" ADD CONSTRAINT "review_conflict_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_score" ADD CONSTRAINT "review_score_reviewer_id_app_user_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tie" ADD CONSTRAINT "account_tie_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tie" ADD CONSTRAINT "account_tie_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion" ADD CONSTRAINT "suggestion_document_id_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."document"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspension" ADD CONSTRAINT "suspension_by_user_id_app_user_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_role" ADD CONSTRAINT "user_role_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_message_by_user_id_index" ON "application_message" USING btree ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX "assignment_by_user_id_index" ON "assignment" USING btree ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX "comment_institute_id_index" ON "comment" USING btree ("institute_id") WHERE institute_id is not null;--> statement-breakpoint
CREATE INDEX "enquiry_answer_user_id_index" ON "enquiry_answer" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "institute_logo_document_id_index" ON "institute" USING btree ("logo_document_id") WHERE logo_document_id is not null;--> statement-breakpoint
CREATE INDEX "partnership_request_institute_id_index" ON "partnership_request" USING btree ("institute_id") WHERE institute_id is not null;--> statement-breakpoint
CREATE INDEX "joining_event_by_user_id_index" ON "joining_event" USING btree ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX "joining_request_organisation_id_index" ON "joining_request" USING btree ("organisation_id") WHERE organisation_id is not null;--> statement-breakpoint
CREATE INDEX "joining_request_document_id_index" ON "joining_request" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "payment_order_payer_user_id_index" ON "payment_order" USING btree ("payer_user_id") WHERE payer_user_id is not null;--> statement-breakpoint
CREATE INDEX "recovery_event_by_user_id_index" ON "recovery_event" USING btree ("by_user_id") WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX "recovery_request_student_id_index" ON "recovery_request" USING btree ("student_id") WHERE student_id is not null;--> statement-breakpoint
CREATE INDEX "recovery_request_document_id_index" ON "recovery_request" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "registration_relationship_document_id_index" ON "registration" USING btree ("relationship_document_id") WHERE relationship_document_id is not null;--> statement-breakpoint
CREATE INDEX "registration_passbook_document_id_index" ON "registration" USING btree ("passbook_document_id") WHERE passbook_document_id is not null;--> statement-breakpoint
CREATE INDEX "registration_aadhaar_document_id_index" ON "registration" USING btree ("aadhaar_document_id") WHERE aadhaar_document_id is not null;--> statement-breakpoint
CREATE INDEX "review_conflict_user_id_index" ON "review_conflict" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_score_reviewer_id_index" ON "review_score" USING btree ("reviewer_id");--> statement-breakpoint
CREATE INDEX "account_tie_by_user_id_index" ON "account_tie" USING btree ("by_user_id");--> statement-breakpoint
CREATE INDEX "suggestion_document_id_index" ON "suggestion" USING btree ("document_id") WHERE document_id is not null;--> statement-breakpoint
CREATE INDEX "suspension_by_user_id_index" ON "suspension" USING btree ("by_user_id") WHERE by_user_id is not null;