/** Answers the help desk gives again and again: kept as their code, sent in the language of whoever wrote. */
export const answersEn = {
  need_number:
    "Please send us the number of your application (it begins with letters). Then we can look at it.",
  need_screenshot:
    "Please tell us on which page it happened and what the page said. A photo of the screen helps.",
  where_application:
    "Open My Applications on your dashboard. It shows who has your application now, and by when they must act.",
  correction_how:
    "Open the application on your dashboard. It names the one paper to send again; send it there. The rest stands as it is.",
  papers_which:
    "The page of each scholarship lists the papers it asks for. Keep them in My Documents and use them again.",
  income_certificate:
    "The income certificate comes from MeeSeva or the Tahsildar’s office. Take your Aadhaar and ration card with you.",
  caste_certificate:
    "The caste certificate comes from MeeSeva or the Tahsildar’s office. Take your Aadhaar and a school certificate with you.",
  bank_own: "The account must be in the student’s own name. A zero balance account at any bank is enough.",
  bank_seeding:
    "For money from the government your Aadhaar must be linked to your bank account. Ask your bank for Aadhaar seeding.",
  payment_when:
    "After you accept the award, the payment is made in a batch. You hear from us by SMS as soon as it is sent to your bank.",
  payment_missing:
    "First ask your bank, with the reference number on the application’s page. If the money is not there, write to us again with the number.",
  payment_returned:
    "The bank sent the money back. Open the award on your dashboard and give the right account; then it is sent again.",
  not_selected:
    "The page of your application shows the reasons. There you can also download the signed decision.",
  appeal_how:
    "You can appeal once: open the application on your dashboard and write why. Somebody who did not decide before looks at it.",
  deadline_passed:
    "The last date of this scholarship has passed, so nothing can be sent to it. Your dashboard shows others that are open.",
  which_scholarship:
    "Fill in your profile on the dashboard. Then Find shows which scholarships fit you, rule by rule.",
  otp_missing:
    "Wait one minute, then ask for the OTP again. The phone must have signal and must not block messages.",
  phone_lost:
    "On the login page choose the way for a lost phone number. It asks for your OTR number and a card, and our desk looks at it.",
  name_correct:
    "Open your registration on the dashboard and correct it there. If it is locked, tell us what is to be changed.",
  otr_number: "Your OTR number stands on your dashboard and on your card, which you can download there.",
  never_pay:
    "Nobody from ScholarSetu asks for your OTP, your password or money for a scholarship. If somebody did, tell us their number.",
  data_removed:
    "You can download or remove your data in the settings of your dashboard. What the law makes us keep stays until its day.",
  book_counsellor:
    "You can book a talk with a counsellor on the counselling page: choose day, time and language.",
  plan_details:
    "The page of the plans shows what each one covers and costs. Read what is not covered before you buy.",
  claim_papers: "Open the claim on its page and upload the papers it lists. You see there where it stands.",
  payment_receipt: "The receipt of your payment is on its page, and we sent it to you by e-mail too.",
  with_team: "We gave your matter to the people who can settle it. You hear from us again.",
  is_settled: "This is settled now. If something is still not right, write to us again.",
} as const;
