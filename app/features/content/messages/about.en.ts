/** Spec 1, About: mission, vision, impact numbers, six values, timeline, team of four, how we work. */
export const aboutEn = {
  title: "About ScholarSetu",
  purpose: "Who we are, what we believe, and how we work for students in India.",
  missionTitle: "Our mission",
  mission:
    "To make sure that no student in India leaves school or college for want of money that was there for them. We find the scholarships, explain who gets them and why, and stay until the money has arrived.",
  visionTitle: "Our vision",
  vision:
    "An India in which every student, from a village school to a research laboratory, knows what support is theirs and can ask for it in their own language, without a middleman and without fear of a form.",
  impactTitle: "Our impact",
  crore: "₹50 crore+",
  impact: {
    students: "students helped",
    scholarships: "scholarships",
    distributed: "distributed",
    success: "success rate",
    satisfaction: "satisfaction",
    partners: "partners",
  },
  valuesTitle: "Core values",
  values: {
    accessibility: {
      title: "Accessibility",
      text: "It works on a borrowed phone with one bar of signal, in three languages, and with a screen reader.",
    },
    transparency: {
      title: "Transparency",
      text: "Every rule, every charge and every decision is shown with its reason, before and not after.",
    },
    excellence: {
      title: "Excellence",
      text: "Each scheme names the source of its facts and the day they were looked at, and a person reads each application.",
    },
    inclusivity: {
      title: "Inclusivity",
      text: "Girls first; all faiths, castes and abilities; villages and towns as much as cities.",
    },
    impact: {
      title: "Impact",
      text: "We count money in the student's bank account, not forms that were sent.",
    },
    innovation: {
      title: "Innovation",
      text: "New tools where they save a student a journey, a photocopy or a sleepless night, and only there.",
    },
  },
  journeyTitle: "Our journey, 2020–2024",
  journey: {
    "2020": {
      title: "A helpline in Hyderabad",
      text: "Two volunteers and one phone helped the first students through a closed college year.",
    },
    "2021": {
      title: "The first 500 scholarships",
      text: "We wrote down every scheme we were asked about, and put the list on the web in English and Telugu.",
    },
    "2022": {
      title: "One Time Registration",
      text: "Students could keep their details and documents once and use them for every form.",
    },
    "2023": {
      title: "Partners across India",
      text: "Institutes, companies and trusts began to offer their scholarships here. Hindi came as the third language.",
    },
    "2024": {
      title: "5000+ scholarships, 50K+ students",
      text: "Over ₹50 crore had reached students, and reasons stood beside every eligibility rule.",
    },
  },
  teamTitle: "Our team",
  team: {
    sunitha: {
      role: "Founder and chief executive",
      text: "Was the first in her family to go to college, on a scholarship a teacher told her about.",
    },
    devinder: {
      role: "Partnerships",
      text: "Spent thirty years as a school principal and knows every certificate by its counter.",
    },
    ayesha: {
      role: "Counselling",
      text: "Leads the counsellors who call students back, in the language they are called in.",
    },
    tashi: {
      role: "Technology",
      text: "Builds for the phone his cousins use, and tests on it.",
    },
  },
  workTitle: "How we work",
  work: {
    collect: {
      title: "We collect",
      text: "Government, private and state schemes, each with its rules, dates and papers, and the source they were taken from.",
    },
    match: {
      title: "We match",
      text: "Your answers against every rule: met, not met or not known, with what would change it.",
    },
    help: {
      title: "We help",
      text: "A counsellor calls you, free. What you upload is checked before it is sent.",
    },
    stay: {
      title: "We stay",
      text: "Until the provider has decided and the money is in the bank. If something breaks, we pick it up.",
    },
  },
  register: "OTR Registration",
  contact: "Contact us",
};
