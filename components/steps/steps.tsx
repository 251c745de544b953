import { Icon, icons } from '../icon/index.ts';
import { classNames } from '../shared/index.ts';
import { useTexts } from '../texts/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './steps.css.ts';
import { stepsTexts } from './steps.texts.ts';

export interface Step {
  readonly name: string;
  /** Where a finished step can be seen again. Only finished steps become links. */
  readonly href?: string;
}

export interface StepsProps {
  /** All steps in their order, the finished ones and those ahead too. */
  steps: ReadonlyArray<Step>;
  /** The step shown now, from 1. */
  current: number;
  /** Another name than "Kroki zamówienia". */
  label?: string;
}

/** How far an order has come: an ordered list, the current step under the gable, finished ones with a check. */
export function Steps({ steps, current, label }: StepsProps) {
  const t = useTexts(stepsTexts);
  return (
    // Safari with VoiceOver drops list semantics without markers unless `role` is set.
    <ol role="list" aria-label={label ?? t('name')} className={css.list}>
      {steps.map(({ name, href }, index) => {
        const step = index + 1;
        const state = step < current ? 'done' : step === current ? 'current' : 'ahead';
        return (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className={classNames(css.step, css.state[state])}
          >
            {state === 'current' && (
              <>
                <svg aria-hidden="true" viewBox="0 0 24 11" className={css.gable}>
                  <path d="M0 10 12 1l12 9" />
                </svg>
                <span className={css.phoneOnly}>
                  {t('phone', { step: String(step), count: String(steps.length), name })}
                </span>
                <span className={css.wideWords}>{name}</span>
              </>
            )}
            {state === 'ahead' && <span className={css.wideWords}>{name}</span>}
            {state === 'done' && (
              <>
                <span className={css.wideOnly}>
                  <Icon shape={icons.check} size={20} />
                </span>
                <span className={css.wideWords}>
                  <VisuallyHidden>{t('done')} </VisuallyHidden>
                  {href === undefined ? (
                    name
                  ) : (
                    <a href={href} className={css.link}>
                      {name}
                    </a>
                  )}
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
