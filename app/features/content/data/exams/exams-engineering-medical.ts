import type { Exam } from "./exam.ts";

export const engineeringMedicalExams: readonly Exam[] = [
  {
    id: "jee-main",
    name: "JEE Main",
    category: "engineering",
    level: "undergraduate",
    levels: ["undergraduate"],
    fullName: "Joint Entrance Examination (Main), Paper 1",
    description:
      "The gate to NITs, IIITs and many other engineering colleges, and the first step to the IITs. Held " +
      "twice a year in 13 languages; the better score counts.",
    examDate: "Session 1 in January 2027, session 2 in April 2027 (2026: 21–30 January and 2–9 April)",
    examOn: "2027-01-21",
    examOnIsEstimate: true,
    applicationDeadline:
      "Usually October–November for session 1 and February for session 2; check the official notice",
    eligibility:
      "Class 12 passed in one of the last two years, or appearing, with Physics and Mathematics. No age " +
      "limit. NITs also ask for 75% in class 12 (65% for SC and ST) or the top 20 percentile of the board.",
    syllabus: [
      "Physics: classes 11 and 12",
      "Chemistry: physical, organic and inorganic",
      "Mathematics: algebra, calculus, coordinate geometry, vectors, statistics",
    ],
    pattern:
      "75 questions, all compulsory: 20 multiple-choice and 5 numerical in each of Physics, Chemistry and " +
      "Mathematics. +4 for a right answer, −1 for a wrong one, numericals included. Computer-based. The " +
      "old choice of 75 out of 90 is gone.",
    duration: "180 minutes",
    totalMarks: "300",
    preparationTime: { weeks: 78, text: "18 months alongside classes 11 and 12" },
    difficulty: "High",
    successRate: "About the top 2.5 lakh go on to JEE Advanced, usually about 1 in 6",
    topColleges: [
      "NIT Tiruchirappalli",
      "NIT Karnataka, Surathkal",
      "NIT Warangal",
      "IIIT Hyderabad",
      "DTU, Delhi",
    ],
    averagePackage: "Usually ₹6–16 lakh a year at NITs, by branch; look at each college's placement report",
    officialSite: "https://jeemain.nta.nic.in/",
    asOf: "2026-11-15",
    source: "ndtv.com, indianexpress.com; confirm at jeemain.nta.nic.in",
    confidence: "H",
  },
  {
    id: "jee-advanced",
    name: "JEE Advanced",
    category: "engineering",
    level: "undergraduate",
    levels: ["undergraduate"],
    fullName: "Joint Entrance Examination (Advanced)",
    description:
      "The only way into the undergraduate courses of the IITs. It tests depth, and its pattern changes " +
      "each year.",
    examDate: "A Sunday in the second half of May 2027, to be announced (2026: 17 May)",
    examOn: "2027-05-16",
    examOnIsEstimate: true,
    applicationDeadline: "Usually late April to early May, after the JEE Main session 2 result",
    eligibility:
      "Among the top 2.5 lakh of JEE Main Paper 1. At most two tries in two years running. Class 12 in the " +
      "same or the previous year.",
    syllabus: [
      "Physics: mechanics, electricity, optics, modern physics",
      "Chemistry: physical, organic, inorganic",
      "Mathematics: algebra, calculus, geometry, vectors, probability",
    ],
    pattern:
      "Two compulsory papers on one day, each with Physics, Chemistry and Mathematics. The number of " +
      "questions, their kinds and the marks vary from year to year and are told on the day. Computer-based.",
    duration: "2 papers of 180 minutes each",
    totalMarks: "Varies (360 in recent years)",
    preparationTime: { weeks: 104, text: "Two years alongside school" },
    difficulty: "Very High",
    successRate: "Usually about 50,000 qualify for about 18,000 IIT seats",
    topColleges: ["IIT Madras", "IIT Delhi", "IIT Bombay", "IIT Kanpur", "IIT Kharagpur"],
    averagePackage: "Usually ₹15–25 lakh a year, with wide differences by branch",
    officialSite: "https://jeeadv.ac.in/",
    asOf: "2026-11-15",
    source: "telegraphindia.com; confirm at jeeadv.ac.in",
    confidence: "H",
  },
  {
    id: "gate",
    name: "GATE",
    category: "engineering",
    level: "postgraduate",
    levels: ["postgraduate"],
    fullName: "Graduate Aptitude Test in Engineering",
    description:
      "For M.Tech and PhD places, the AICTE stipend and engineer posts in public-sector companies. The " +
      "score is valid for three years.",
    examDate: "First two weekends of February 2027 (6–7 and 13–14 February are indicative)",
    examOn: "2027-02-06",
    examOnIsEstimate: true,
    applicationDeadline: "August–October; closed for 2027",
    eligibility:
      "Third year or later of a degree in engineering, technology, science, commerce, arts or humanities. " +
      "No age limit.",
    syllabus: [
      "General Aptitude",
      "Engineering Mathematics (most papers)",
      "One of 30 subject papers, such as CS, ME, EE, CE or EC",
    ],
    pattern:
      "65 questions: General Aptitude 10 (15 marks) and the subject 55 (85 marks). Multiple-choice with " +
      "−1/3 or −2/3 for a wrong answer; multiple-select and numerical answers have no minus. " +
      "Computer-based.",
    duration: "180 minutes",
    totalMarks: "100",
    preparationTime: { weeks: 32, text: "8 months beside the degree" },
    difficulty: "High",
    successRate: "Usually 15–18% qualify",
    topColleges: ["IISc Bengaluru", "IIT Bombay", "IIT Madras", "IIT Delhi", "IIT Kharagpur"],
    averagePackage:
      "M.Tech usually ₹8–20 lakh a year; public-sector engineer posts usually ₹10–18 lakh in all",
    officialSite: "https://gate.iisc.ac.in/",
    asOf: "2026-11-15",
    source: "gatemocks.com for dates (indicative); pattern from several sources",
    confidence: "M",
  },
  {
    id: "bitsat",
    name: "BITSAT",
    category: "engineering",
    level: "undergraduate",
    levels: ["undergraduate"],
    fullName: "BITS Admission Test",
    description:
      "For engineering, science and pharmacy degrees at BITS Pilani and its Goa and Hyderabad campuses.",
    examDate: "Usually two sessions between April and June; check the official notice",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Usually January–April",
    eligibility:
      "Class 12 in the same or the previous year with Physics, Chemistry and Mathematics (or Biology for " +
      "pharmacy), usually 75% together and 60% in each.",
    syllabus: ["Physics", "Chemistry", "English proficiency and logical reasoning", "Mathematics or Biology"],
    pattern:
      "130 questions: Physics 30, Chemistry 30, English 10, Logical Reasoning 20, Mathematics or Biology " +
      "40. +3 for a right answer, −1 for a wrong one. Computer-based.",
    duration: "180 minutes",
    totalMarks: "390",
    preparationTime: { weeks: 52, text: "A year beside JEE preparation; practise speed" },
    difficulty: "High",
    successRate: "Far fewer than 1 in 10 get a seat; cut-offs differ by branch and campus",
    topColleges: ["BITS Pilani", "BITS Goa", "BITS Hyderabad"],
    averagePackage: "Usually ₹12–20 lakh a year; look at the placement report",
    officialSite: "https://www.bitsadmission.com/",
    asOf: "2026-11-15",
    source: "vidyalankar.org for the pattern; confirm at bitsadmission.com",
    confidence: "M",
  },
  {
    id: "neet-ug",
    name: "NEET UG",
    category: "medical",
    level: "undergraduate",
    levels: ["undergraduate"],
    fullName: "National Eligibility cum Entrance Test (Undergraduate)",
    description:
      "The one test for MBBS, BDS and AYUSH seats in India. From 2027 it is to be taken on a computer.",
    examDate: "2027 date not yet announced; usually early May (2026: re-examination on 21 June)",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Usually February–March; check the official notice",
    eligibility:
      "Class 12 passed or appearing with Physics, Chemistry and Biology or Biotechnology, usually 50% " +
      "together (40% for SC, ST and OBC). At least 17 years old by 31 December of the year.",
    syllabus: [
      "Physics: classes 11 and 12",
      "Chemistry: physical, organic and inorganic",
      "Biology: botany and zoology",
    ],
    pattern:
      "180 multiple-choice questions: Physics 45, Chemistry 45, Biology 90. +4 for a right answer, −1 for " +
      "a wrong one. On paper up to 2026; computer-based from 2027, as the minister announced in May 2026.",
    duration: "180 minutes (the 2026 re-examination gave 15 more)",
    totalMarks: "720",
    preparationTime: { weeks: 78, text: "18 months alongside classes 11 and 12" },
    difficulty: "Very High",
    successRate:
      "Usually a little over half qualify, for about 1.2 lakh MBBS seats and over 22 lakh candidates",
    topColleges: ["AIIMS New Delhi", "MAMC, New Delhi", "CMC Vellore", "JIPMER Puducherry", "KGMU Lucknow"],
    averagePackage: "Interns get a stipend; medical officers usually ₹7–12 lakh a year, by state",
    officialSite: "https://neet.nta.nic.in/",
    asOf: "2026-11-15",
    source: "deccanchronicle.com, ndtv.com; confirm at neet.nta.nic.in",
    confidence: "H",
  },
  {
    id: "neet-pg",
    name: "NEET PG",
    category: "medical",
    level: "postgraduate",
    levels: ["postgraduate"],
    fullName: "National Eligibility cum Entrance Test (Postgraduate)",
    description: "For MD, MS and postgraduate diploma seats after MBBS, and for DNB courses.",
    examDate: "2027 date not yet announced (2026: set for 30 August)",
    examOn: null,
    examOnIsEstimate: true,
    applicationDeadline: "Usually some months before the exam; check the official notice",
    eligibility:
      "MBBS with registration, and internship finished by the date in the notice (2026: 30 September).",
    syllabus: ["Pre-clinical subjects", "Para-clinical subjects", "Clinical subjects"],
    pattern:
      "200 multiple-choice questions in time-bound sections, in English. +4 for a right answer, −1 for a " +
      "wrong one. Computer-based.",
    duration: "210 minutes",
    totalMarks: "800",
    preparationTime: { weeks: 40, text: "9–10 months, often beside internship" },
    difficulty: "Very High",
    successRate: "Seats are usually fewer than a third of those who write",
    topColleges: [
      "MAMC, New Delhi",
      "KGMU Lucknow",
      "Seth GS Medical College, Mumbai",
      "Madras Medical College",
      "Osmania Medical College",
    ],
    averagePackage: "Resident doctors usually ₹6–14 lakh a year, by state",
    officialSite: "https://natboard.edu.in/",
    asOf: "2026-11-15",
    source: "hindustantimes.com, indiatvnews.com (Jan 2026); confirm at natboard.edu.in",
    confidence: "M",
  },
];
