/** /test: a form to try. */
export const trialEn = {
  title: "Personal Details",
  description: "A short form with personal details, to try how our forms behave before you register.",
  lead: "A form to try. What you send is looked through and forgotten: nothing of it is kept.",
  mobile: "Mobile Number",
  name: "Full Name",
  gender: "Gender",
  genders: {
    Male: "Male",
    Female: "Female",
    Other: "Other",
  },
  dob: "Date of Birth",
  mother: "Mother's Name",
  father: "Father's Name",
  sending: "Sending…",
  submit: "Submit",
  sent: "Form submitted successfully!",
  errors: {
    mobile: "Enter a valid 10-digit mobile number",
    name: "Full name is required",
    gender: "Please select a gender",
    dob: "Date of birth is required",
  },
};
