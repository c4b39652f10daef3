/** On one phone: a large family, or a class teacher who helps; more than this is somebody filling tables. */
export const mostStudents = 12;
