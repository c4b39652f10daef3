import { verhoeffDigit } from "#app/core/numbers/check-digit.ts";

let people = 0;

/** A number with a right check digit; nobody's. */
export function freshAadhaar(): string {
  people += 1;
  const body = `2${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}${String(people).padStart(4, "0")}`;
  return body + verhoeffDigit(body);
}

/** A grown student's whole form, as typed. */
export function wholeRegistration(change: Record<string, string> = {}): Record<string, string> {
  return {
    name: "Nandini Azmeera",
    gender: "female",
    dateOfBirth: "2004-06-14",
    motherName: "Saroja Azmeera",
    fatherName: "Ravi Azmeera",
    class: "btech",
    schoolName: "Kakatiya Institute of Technology",
    schoolAddress: "Yerragattu Gutta, Hasanparthy, Warangal",
    schoolPincode: "506 015",
    state: "telangana",
    bankName: "sbi",
    accountType: "savings",
    accountNumber: "38204471902",
    confirmAccountNumber: "3820 4471 902",
    ifscCode: "sbin0020183",
    aadhaarNumber: freshAadhaar(),
    agreeTerms: "on",
    ...change,
  };
}
