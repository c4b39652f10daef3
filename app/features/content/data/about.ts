/** Spec 1, About: mission, vision, impact numbers, six values, timeline, team of four, how we work. */
export const mission =
  "To make sure that no student in India leaves school or college for want of money that was there for them. " +
  "We find the scholarships, explain who gets them and why, and stay until the money has arrived.";

export const vision =
  "An India in which every student, from a village school to a research laboratory, knows what support is " +
  "theirs and can ask for it in their own language, without a middleman and without fear of a form.";

export const impactNumbers = [
  { value: "50K+", label: "students helped" },
  { value: "5000+", label: "scholarships" },
  { value: "₹50 crore+", label: "distributed" },
  { value: "85%", label: "success rate" },
  { value: "98%", label: "satisfaction" },
  { value: "900+", label: "partners" },
] as const;

export const coreValues = [
  {
    id: "accessibility",
    title: "Accessibility",
    text: "It works on a borrowed phone with one bar of signal, in three languages, and with a screen reader.",
  },
  {
    id: "transparency",
    title: "Transparency",
    text: "Every rule, every charge and every decision is shown with its reason, before and not after.",
  },
  {
    id: "excellence",
    title: "Excellence",
    text: "Each scheme names the source of its facts and the day they were looked at, and a person reads each application.",
  },
  {
    id: "inclusivity",
    title: "Inclusivity",
    text: "Girls first; all faiths, castes and abilities; villages and towns as much as cities.",
  },
  {
    id: "impact",
    title: "Impact",
    text: "We count money in the student's bank account, not forms that were sent.",
  },
  {
    id: "innovation",
    title: "Innovation",
    text: "New tools where they save a student a journey, a photocopy or a sleepless night, and only there.",
  },
] as const;

export const milestones = [
  {
    year: "2020",
    title: "A helpline in Hyderabad",
    text: "Two volunteers and one phone helped the first students through a closed college year.",
  },
  {
    year: "2021",
    title: "The first 500 scholarships",
    text: "We wrote down every scheme we were asked about, and put the list on the web in English and Telugu.",
  },
  {
    year: "2022",
    title: "One Time Registration",
    text: "Students could keep their details and documents once and use them for every form.",
  },
  {
    year: "2023",
    title: "Partners across India",
    text: "Institutes, companies and trusts began to offer their scholarships here. Hindi came as the third language.",
  },
  {
    year: "2024",
    title: "5000+ scholarships, 50K+ students",
    text: "Over ₹50 crore had reached students, and reasons stood beside every eligibility rule.",
  },
] as const;

export const team = [
  {
    name: "Sunitha Rallapalli",
    role: "Founder and chief executive",
    text: "Was the first in her family to go to college, on a scholarship a teacher told her about.",
    image: "portrait-17",
  },
  {
    name: "Devinder Pal Gill",
    role: "Partnerships",
    text: "Spent thirty years as a school principal and knows every certificate by its counter.",
    image: "portrait-18",
  },
  {
    name: "Ayesha Siddiqui",
    role: "Counselling",
    text: "Leads the counsellors who call students back, in the language they are called in.",
    image: "portrait-15",
  },
  {
    name: "Tashi Norbu",
    role: "Technology",
    text: "Builds for the phone his cousins use, and tests on it.",
    image: "portrait-16",
  },
] as const;

export const howWeWork = [
  {
    title: "We collect",
    text: "Government, private and state schemes, each with its rules, dates and papers, and the source they were taken from.",
  },
  {
    title: "We match",
    text: "Your answers against every rule: met, not met or not known, with what would change it.",
  },
  {
    title: "We help",
    text: "A counsellor calls you, free. What you upload is checked before it is sent.",
  },
  {
    title: "We stay",
    text: "Until the provider has decided and the money is in the bank. If something breaks, we pick it up.",
  },
] as const;
