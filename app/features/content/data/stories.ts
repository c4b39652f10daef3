import type { StoryLevel } from "./story-options.ts";

export type Story = {
  id: string;
  name: string;
  location: string;
  course: string;
  scholarship: string;
  amount: string;
  rating: number;
  story: string;
  image: string;
  year: number;
  /** What the page filters by besides the scholarship. */
  level: StoryLevel;
  state: string;
};

/** The six stories of the home page (spec 1, Success stories: six static stories, rating 5). */
export const stories: readonly Story[] = [
  {
    id: "kavitha-banoth",
    name: "Kavitha Banoth",
    location: "Mahabubabad, Telangana",
    course: "B.Tech, 2nd year",
    scholarship: "AICTE Pragati",
    amount: "₹50,000 a year",
    rating: 5,
    story:
      "The income certificate was the hard part. They told me which office, which form, and waited with me " +
      "on the phone.",
    image: "portrait-1",
    year: 2024,
    level: "undergraduate",
    state: "Telangana",
  },
  {
    id: "arjun-das",
    name: "Arjun Das",
    location: "Nalbari, Assam",
    course: "BSc Physics",
    scholarship: "INSPIRE SHE",
    amount: "₹80,000 a year",
    rating: 5,
    story: "I did not know my board rank was enough. The reasons on the page said so, line by line.",
    image: "portrait-2",
    year: 2024,
    level: "undergraduate",
    state: "Assam",
  },
  {
    id: "shaheen-begum",
    name: "Shaheen Begum",
    location: "Malda, West Bengal",
    course: "Class 10",
    scholarship: "Aikyashree",
    amount: "₹11,000 a year",
    rating: 5,
    story: "My school uploaded two papers, I uploaded two. It was done in one evening.",
    image: "portrait-3",
    year: 2023,
    level: "school",
    state: "West Bengal",
  },
  {
    id: "gurpreet-singh",
    name: "Gurpreet Singh",
    location: "Sangrur, Punjab",
    course: "Diploma, Civil",
    scholarship: "AICTE Saksham",
    amount: "₹50,000 a year",
    rating: 5,
    story: "Every call was answered. My scholarship bought the laptop I draw on.",
    image: "portrait-4",
    year: 2024,
    level: "diploma",
    state: "Punjab",
  },
  {
    id: "lalrinpuii",
    name: "Lalrinpuii",
    location: "Aizawl, Mizoram",
    course: "MA English",
    scholarship: "Post Matric, ST",
    amount: "₹13,500 a year",
    rating: 5,
    story: "I applied from a phone with one bar of signal. Nothing I typed was lost.",
    image: "portrait-5",
    year: 2024,
    level: "postgraduate",
    state: "Mizoram",
  },
  {
    id: "ramesh-kumar",
    name: "Ramesh Kumar",
    location: "Gaya, Bihar",
    course: "PhD, IIT Patna",
    scholarship: "PMRF",
    amount: "₹70,000 a month",
    rating: 5,
    story: "From class 8 in a village school to a research fellowship, with the same login.",
    image: "portrait-6",
    year: 2023,
    level: "research",
    state: "Bihar",
  },
];
