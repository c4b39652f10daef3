import type { Context } from "hono";
import { Hono } from "hono";
import type { z } from "zod";
import { istDate } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { visitor } from "#app/core/portals/permissions.ts";
import {
  invalid,
  isProblem,
  methodNotAllowed,
  problemResponse,
  unsupportedMediaType,
} from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { readJson } from "#app/core/requests/read-json.server.ts";
import {
  type ApiScholarship,
  type ApiScholarshipDetail,
  type ApiVerdict,
  eligibilityRequestSchema,
  listParametersSchema,
  toListAddress,
} from "../../api/api-schemas.ts";
import { listFilters } from "../../lists/scholarship-filters.ts";
import { scholarshipList } from "../../lists/scholarship-list.ts";
import type { ScholarshipCard, ScholarshipDetail } from "../../views/scholarship-view.ts";
import { getScholarship } from "../get-scholarship.server.ts";
import { findMergedInto } from "../lifecycle/find-merged-into.server.ts";
import { listScholarships } from "../lists/list-scholarships.server.ts";
import type { JudgedCard } from "../lists/read-cards.server.ts";
import { matchScholarshipsForStudent } from "../matching/match-scholarships-for-student.server.ts";

const LARGEST_BODY = 64 * 1024;
const publicFor = { "Cache-Control": "public, max-age=60" };

/** The second face of the same verbs. Mount it before the pages. */
export function scholarshipsApi(): Hono {
  const app = new Hono();
  app.get("/api/v1/scholarships", (c) => answering(c, () => answerList(c)));
  app.get("/api/v1/scholarships/:id", (c) => answering(c, () => answerOne(c)));
  app.post("/api/v1/eligibility", (c) => answering(c, () => answerEligibility(c)));
  app.all("/api/v1/scholarships", (c) => answering(c, () => refuse(["GET"])));
  app.all("/api/v1/scholarships/:id", (c) => answering(c, () => refuse(["GET"])));
  app.all("/api/v1/eligibility", (c) => answering(c, () => refuse(["POST"])));
  return app;
}

async function answering(c: Context, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    // What is no problem is our own fault: the server logs it and answers.
    if (!isProblem(error)) throw error;
    noteCause(error);
    return problemResponse(error, c.get("requestId"), c.req.raw.headers);
  }
}

async function refuse(allowed: readonly string[]): Promise<Response> {
  throw methodNotAllowed(allowed);
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error), "Some values need to be corrected.");
  return parsed.data;
}

async function answerList(c: Context): Promise<Response> {
  const parameters = checked(listParametersSchema, givenParameters(c));
  const query = parseListQuery(scholarshipList, toListAddress(parameters));
  // The page leaves out what it does not understand and says so; a program is better told.
  if (parameters.cursor && !query.cursor) throw invalid({ cursor: ["This is no cursor of this list."] });
  if (parameters.search && !query.search && parameters.search.trim() !== "") {
    throw invalid({ search: ["Remove the hidden characters from this text."] });
  }
  const pageSize = parameters.limit ? Number(parameters.limit) : query.pageSize;
  const { scholarships, ...page } = await listScholarships({ ...query, pageSize });
  return c.json({ scholarships: scholarships.map(toApi), ...page }, 200, publicFor);
}

/** Of most parameters the first counts; of the filters that take several, all. */
function givenParameters(c: Context): Record<string, string | string[] | undefined> {
  const isList = (name: string) => listFilters.some((filter) => filter === name);
  const given = Object.entries(c.req.queries());
  return Object.fromEntries(given.map(([name, values]) => [name, isList(name) ? values : values[0]]));
}

async function answerOne(c: Context): Promise<Response> {
  const key = c.req.param("id") ?? "";
  try {
    const { scholarship } = await getScholarship(visitor, key);
    return c.json(toApiDetail(scholarship), 200, publicFor);
  } catch (error) {
    // As the page does: what was merged has moved to the record that stayed.
    const merged = isProblem(error) && error.status === 404 ? await findMergedInto(key) : null;
    if (merged === null) throw error;
    return c.redirect(`/api/v1/scholarships/${merged}`, 301);
  }
}

async function answerEligibility(c: Context): Promise<Response> {
  const request = checked(eligibilityRequestSchema, await readQuestion(c));
  const { profile, scholarships, day = istDate() } = request;
  if (scholarships) {
    const judged = await Promise.all(
      scholarships.map(async (key): Promise<JudgedCard> => {
        const { scholarship: card, judgement } = await getScholarship(visitor, key, { day, profile });
        return { card, judgement };
      }),
    );
    return c.json({ day, verdicts: judged.flatMap(toApiVerdict), counts: null });
  }
  const { openOnly = false, limit = 20 } = request;
  const { matches, counts } = await matchScholarshipsForStudent(profile, { day, limit, openOnly });
  return c.json({ day, verdicts: matches.flatMap(toApiVerdict), counts });
}

async function readQuestion(c: Context): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header("content-type") ?? "")) {
    throw unsupportedMediaType("Send this as JSON (Content-Type: application/json).");
  }
  return readJson(c.req.raw, LARGEST_BODY);
}

function toApi(card: ScholarshipCard): ApiScholarship {
  const { id, slug, title, provider, providerType, amount, category, level, state, states } = card;
  const { description, eligibility, benefits, website, applicants, selected, deadline } = card;
  return {
    ...{ id, slug, title, provider, providerType, amount, category, level, state, states: [...states] },
    deadline: deadline.closesOn,
    deadlineEstimate: deadline.usual,
    status: deadline.status,
    ...{ description, eligibility: [...eligibility], benefits: [...benefits], website, applicants, selected },
    applyHere: card.runHere,
  };
}

function toApiDetail(detail: ScholarshipDetail): ApiScholarshipDetail {
  const { applicationProcess, documents, amountMinInr, amountMaxInr, amountPeriod, seatsPerYear } = detail;
  const { confidence, sources, checkedOn } = detail.provenance;
  return {
    ...toApi(detail),
    ...{
      applicationProcess,
      documents: [...documents],
      amountMinInr,
      amountMaxInr,
      amountPeriod,
      seatsPerYear,
    },
    criteria: detail.criteria,
    ...{ confidence, sources: [...sources], checkedOn },
  };
}

function toApiVerdict({ card, judgement }: JudgedCard): ApiVerdict[] {
  if (!judgement) return [];
  const { verdict, matchPercent, criteria, missing, changes, notes } = judgement;
  return [
    {
      scholarship: toApi(card),
      ...{ verdict, matchPercent, missing: [...missing], changes: [...changes], notes: [...notes] },
      criteria: criteria.map((result) => ({ ...result, missing: [...result.missing] })),
    },
  ];
}
