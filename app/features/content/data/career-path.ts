export type CareerRoute = {
  title: string;
  /** The way there, step by step. */
  route: readonly string[];
  exams: readonly string[];
  firstJobs: readonly string[];
};

export type CareerPath = {
  id: "science-maths" | "science-biology" | "commerce" | "arts" | "diploma-iti" | "public-service";
  title: string;
  startsAfter: string;
  description: string;
  routes: readonly CareerRoute[];
  skills: readonly string[];
  keepInMind: string;
};

export type CareerPathWords = Readonly<Record<CareerPath["id"], Omit<CareerPath, "id">>>;
