/** What a field is: decides its rule on the server, its control and its keyboard in the browser. */
export type FieldKind =
  | "person"
  | "line"
  | "choice"
  | "choices"
  | "birth-date"
  | "pincode"
  | "ifsc"
  | "account"
  | "aadhaar"
  | "email"
  | "pan"
  | "tick";

export interface FieldSpec {
  readonly section: string;
  readonly kind: FieldKind;
  readonly options?: readonly string[];
  readonly max?: number;
  /** Nobody has to fill it in. */
  readonly optional?: boolean;
  /** Never sent back to the browser, never kept as typed (T25, T26). */
  readonly secret?: boolean;
  /** What the OpenAPI document says about it. */
  readonly api?: string;
}

export type Fields = { readonly [name: string]: FieldSpec };

type NamesWhere<F extends Fields, Shape> = { [K in keyof F]: F[K] extends Shape ? K : never }[keyof F] &
  string;
type Secret<F extends Fields> = NamesWhere<F, { secret: true }>;
type Tick<F extends Fields> = NamesWhere<F, { kind: "tick" }>;
/** Answers that are kept as typed, each in a column of its own name. */
export type KeptName<F extends Fields> = Exclude<keyof F & string, Secret<F> | Tick<F>>;
export type ChoiceName<F extends Fields> = NamesWhere<F, { options: readonly string[] }>;

type ValueOf<S extends FieldSpec> = S extends { kind: "choices"; options: readonly (infer O)[] }
  ? O[]
  : S extends { options: readonly (infer O)[] }
    ? O
    : S extends { kind: "tick" }
      ? "on"
      : string;
type Optional<F extends Fields> = NamesWhere<F, { optional: true }>;
/** The checked form. */
export type FormOf<F extends Fields> = {
  [K in Exclude<keyof F, Optional<F>>]: ValueOf<F[K]>;
} & { [K in Optional<F>]?: ValueOf<F[K]> | undefined };

export interface FormFields<F extends Fields> {
  readonly fields: F;
  readonly names: readonly (keyof F & string)[];
  readonly kept: readonly KeptName<F>[];
  readonly secret: readonly string[];
  readonly sections: readonly string[];
  /** In the order in which they stand. */
  in(section: string): (keyof F & string)[];
  /** The answers without which a section is not done. */
  needed(section: string): KeptName<F>[];
  optionsOf(name: string): readonly string[] | undefined;
}

/** A form, written once: schema, draft, sections, controls, API and export are read off it. */
export function defineFields<const F extends Fields>(fields: F): FormFields<F> {
  const names = Object.keys(fields) as (keyof F & string)[];
  const spec = (name: string) => fields[name] as FieldSpec;
  const isKept = (name: string): name is KeptName<F> => !spec(name).secret && spec(name).kind !== "tick";
  return {
    fields,
    names,
    kept: names.filter(isKept),
    secret: names.filter((name) => spec(name).secret),
    sections: [...new Set(names.map((name) => spec(name).section))],
    in: (section) => names.filter((name) => spec(name).section === section),
    needed: (section) =>
      names.filter(isKept).filter((name) => spec(name).section === section && !spec(name).optional),
    optionsOf: (name) => fields[name]?.options,
  };
}
