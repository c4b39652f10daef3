import type { ExamResource } from "./exam-resource.ts";
import {
  formulaSheetsResource,
  patternAnalysisResource,
  vocabularyResource,
} from "./exam-resources-content.ts";
import { currentAffairsResource, mistakeLogResource, timetablesResource } from "./exam-resources-habits.ts";

export const examResources: readonly ExamResource[] = [
  formulaSheetsResource,
  patternAnalysisResource,
  vocabularyResource,
  timetablesResource,
  mistakeLogResource,
  currentAffairsResource,
];
