import type { MockTest } from "./mock-test.ts";

const BUS_PASSAGE =
  "When the hill town of Marwa began a free bus for schoolgirls, it expected attendance to rise, and it " +
  "did: within a year, girls missed half as many days as before. What nobody had planned for was the " +
  "effect on boys. The bus emptied the road, so shopkeepers opened later and hired fewer errand boys " +
  "before class. A teacher first noticed the change in her own register; the town confirmed it by " +
  "comparing registers from nine schools. The bus still runs on one route only, and the council is now " +
  "debating whether to pay for a second. Those against it point to the cost of fuel. Those in favour reply " +
  "that the empty seats of the afternoon could carry the town's post.";

export const languageMockTest: MockTest = {
  id: "language",
  title: "English mini mock: IELTS and TOEFL style",
  examFamily: "IELTS and TOEFL",
  minutes: 15,
  marking: { correct: 1, wrong: 0 },
  questions: [
    {
      id: "lang-01",
      subject: "Reading",
      question: `${BUS_PASSAGE}\n\nWhy was the free bus started?`,
      options: [
        "To carry the town's post",
        "To raise the attendance of schoolgirls",
        "To empty the main road",
        "To save fuel",
      ],
      answer: 1,
      explanation:
        "The bus was for schoolgirls, and the town 'expected attendance to rise'. Post is only an idea for " +
        "later.",
    },
    {
      id: "lang-02",
      subject: "Reading",
      question: `${BUS_PASSAGE}\n\nStatement: The effect on boys was part of the town's plan. This statement is`,
      options: ["False", "True", "Not given", "True for one school only"],
      answer: 0,
      explanation: "The passage says: 'What nobody had planned for was the effect on boys.'",
    },
    {
      id: "lang-03",
      subject: "Reading",
      question: `${BUS_PASSAGE}\n\nStatement: The bus is driven by a woman from the town. This statement is`,
      options: ["True", "False", "True in the afternoon only", "Not given"],
      answer: 3,
      explanation: "Nothing is said about the driver, so the answer is 'Not given', not 'False'.",
    },
    {
      id: "lang-04",
      subject: "Reading",
      question: `${BUS_PASSAGE}\n\nHow did the town make sure that the teacher was right?`,
      options: [
        "It asked the shopkeepers.",
        "It ran the bus for a second year.",
        "It compared the registers of nine schools.",
        "It counted the seats in the bus.",
      ],
      answer: 2,
      explanation: "'The town confirmed it by comparing registers from nine schools.'",
    },
    {
      id: "lang-05",
      subject: "Reading",
      question: `${BUS_PASSAGE}\n\nWhat does the last sentence suggest about those in favour of a second route?`,
      options: [
        "They believe the bus could earn part of its cost.",
        "They want the post office to close.",
        "They think that fuel will become cheaper.",
        "They would like fewer afternoon buses.",
      ],
      answer: 0,
      explanation:
        "They answer the objection about cost by naming a second use for empty seats, which would make the " +
        "bus worth more.",
    },
    {
      id: "lang-06",
      subject: "Grammar",
      question: "Choose the correct sentence.",
      options: [
        "Each of the students have a laptop.",
        "Each of the student has a laptop.",
        "Each of the students has a laptop.",
        "Each of the students are having a laptop.",
      ],
      answer: 2,
      explanation: "'Each' is singular and takes 'has'; 'of the' is followed by the plural 'students'.",
    },
    {
      id: "lang-07",
      subject: "Grammar",
      question: "Fill the blank: If I ____ about the deadline earlier, I would have applied.",
      options: ["knew", "had known", "have known", "would know"],
      answer: 1,
      explanation:
        "An unreal past takes 'had' plus the past participle in the if-part: If I had known, I would have " +
        "applied.",
    },
    {
      id: "lang-08",
      subject: "Grammar",
      question: "Choose the sentence with the correct punctuation.",
      options: [
        "The course which is free, lasts six weeks.",
        "The course, which is free lasts six weeks.",
        "The course which, is free, lasts six weeks.",
        "The course, which is free, lasts six weeks.",
      ],
      answer: 3,
      explanation: "Extra information that can be left out stands between two commas.",
    },
    {
      id: "lang-09",
      subject: "Grammar",
      question: "Fill the blank: She is looking forward to ____ her tutor in London.",
      options: ["meeting", "meet", "be met", "have met"],
      answer: 0,
      explanation: "In 'look forward to', 'to' is a preposition, so a verb after it takes -ing.",
    },
    {
      id: "lang-10",
      subject: "Vocabulary",
      question:
        "Choose the word nearest in meaning to SUBSTANTIAL in: 'There was a substantial rise in fees.'",
      options: ["small", "sudden", "unfair", "large"],
      answer: 3,
      explanation: "A substantial rise is a large one. It says nothing about speed or fairness.",
    },
    {
      id: "lang-11",
      subject: "Vocabulary",
      question: "Which word fits best? The study found a clear ____ between hours of sleep and marks.",
      options: ["corporation", "correlation", "correction", "corruption"],
      answer: 1,
      explanation: "A correlation is a link between two things that change together.",
    },
    {
      id: "lang-12",
      subject: "Vocabulary",
      question: "Choose the natural combination: 'We must ____ a decision by Friday.'",
      options: ["do", "give", "reach", "perform"],
      answer: 2,
      explanation: "In English one makes, takes or reaches a decision.",
    },
    {
      id: "lang-13",
      subject: "Vocabulary",
      question: "Choose the word most opposite in meaning to TEMPORARY.",
      options: ["brief", "permanent", "recent", "modern"],
      answer: 1,
      explanation: "Temporary means for a short time; permanent means for good.",
    },
    {
      id: "lang-14",
      subject: "Writing",
      question: "Which sentence best opens a formal letter to a university about a late transcript?",
      options: [
        "I am writing to enquire about my transcript, which I requested on 2 November.",
        "Hey, where is my transcript?",
        "You people have not sent my transcript, and I am very angry.",
        "Transcript not come, kindly do the needful at the earliest.",
      ],
      answer: 0,
      explanation: "It names the purpose and gives the date, politely and in a full sentence.",
    },
    {
      id: "lang-15",
      subject: "Writing",
      question: "A line graph shows 40 students in 2020 and 60 in 2025. Which sentence reports it correctly?",
      options: [
        "The number of students rose by 20% between 2020 and 2025.",
        "The number of students rose to 20 between 2020 and 2025.",
        "The number of students rose by half between 2020 and 2025.",
        "The number of students doubled between 2020 and 2025.",
      ],
      answer: 2,
      explanation: "The rise is 20 students on 40, which is one half or 50%. It rose by 20, to 60.",
    },
  ],
};
