import { describe, expect, test } from "vitest";
import { romanise } from "./romanise.ts";
import { soundKey } from "./sound-key.ts";
import { understandQuery } from "./understand-query.server.ts";

/** What a query is taken to ask for, in short: keys, levels, or the bare words. */
function asked(query: string): string[] {
  return understandQuery(query)
    .filter(({ isNoise }) => !isNoise)
    .map(({ words, concept, guess, level, passed }) => {
      if (passed) return `after ${level?.to}`;
      if (level) return level.from === level.to ? level.from : `${level.from}..${level.to}`;
      const meant = concept ?? guess?.concepts[0];
      return meant?.keys[0] ?? meant?.phrases[0]?.join(" ") ?? words.join(" ");
    });
}

describe("what a query asks for", () => {
  test.each([
    ["10th class girls telangana", ["class-10", "gender.female", "state.telangana"]],
    ["పదో తరగతి", ["class-10"]],
    ["10వ తరగతి", ["class-10"]],
    ["कक्षा 10", ["class-10"]],
    ["ఆరో తరగతి నుంచి పదో తరగతి వరకు బాలికలు", ["class-6..class-10", "gender.female"]],
    ["girijana pillalu tommidi padi tharagathulu", ["social.st", "class-9..class-10"]],
    ["दसवीं पास लड़कियों", ["after class-10", "gender.female"]],
    ["inspire bsc 1st yr", ["inspire", "field.science", "ug"]],
    ["tata +2", ["tata", "class-11..class-12"]],
    ["balikala scholarship", ["gender.female"]],
    ["అమ్మాయిలకు", ["gender.female"]],
    ["बेटियों", ["gender.female"]],
    ["लड़कों", ["gender.male"]],
    ["బీడీ కార్మికుల పిల్లలు", ["fact.beedi-cine-mine-worker"]],
    ["వెనుకబడిన తరగతుల", ["social.obc"]],
    ["fair and lovely", ["glow lovely"]],
    ["50 हजार", ["#50000"]],
    ["ఓఎన్జీసీ", ["ongc"]],
    ["एलआईसी", ["lic"]],
    ["scholership handicaped", ["disability"]],
    ["₹ – ()", []],
  ])("%s", (query, expected) => {
    expect(asked(query)).toEqual(expected);
  });
});

describe("what sounds alike has one key", () => {
  test.each([
    ["parivarthan", "parivartan"],
    ["moyna", "moina"],
    ["fulbrite", "fulbright"],
    ["mundasery", "mundassery"],
    ["ముత్తూట్", "muthoot"],
    ["సంతూర్", "santoor"],
    ["ఇన్ఫోసిస్", "infosys"],
    ["सावित्रीबाई", "savitribai"],
    ["ज्ञान", "gyan"],
    ["लड़की", "ladki"],
  ])("%s and %s", (left, right) => {
    expect(soundKey(romanise(left))).toBe(soundKey(romanise(right)));
  });

  test.each([
    ["moina", "babu"],
    ["lakshmi", "saraswati"],
    ["pragati", "saksham"],
  ])("%s and %s have two", (left, right) => {
    expect(soundKey(left)).not.toBe(soundKey(right));
  });
});
