import { expect, test } from "vitest";
import { studyCountryIds } from "../../server/content-parts.server.ts";
import { topicPictureNames } from "../../topic-picture.ts";
import { flagPictures, topicPictures } from "./topic-pictures.ts";

test("every drawing that a page or an article can name is there", () => {
  expect(Object.keys(topicPictures).sort()).toEqual([...topicPictureNames].sort());
});

test("every country one can study in has its flag", () => {
  expect(Object.keys(flagPictures)).toEqual(expect.arrayContaining(["all", ...studyCountryIds]));
});
