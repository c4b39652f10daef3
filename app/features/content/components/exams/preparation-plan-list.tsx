import type { PreparationPlan } from "../../data/exams/exam-plans.ts";

export function PreparationPlanList({ plans }: { plans: readonly PreparationPlan[] }) {
  return (
    <ul className="cols cols--2">
      {plans.map(({ id, title, duration, description, suits, phases }) => (
        <li key={id}>
          <article className="card flex h-full flex-col gap-3">
            <h3 className="card__title">{title}</h3>
            <p className="row [--gap:0.5rem]">
              <span className="badge">{duration}</span>
              <span className="small muted">{suits}</span>
            </p>
            <p>{description}</p>
            {phases.map(({ name, tasks }) => (
              <div className="border-t border-line pt-3" key={name}>
                <h4 className="text-base">{name}</h4>
                <ul className="small mt-1 list-disc ps-5">
                  {tasks.map((task) => (
                    <li key={task}>{task}</li>
                  ))}
                </ul>
              </div>
            ))}
          </article>
        </li>
      ))}
    </ul>
  );
}
