import { Text } from '../../../../../components/text/index.ts';
import { useTexts, useTextsContext } from '../../../../../components/texts/index.ts';
import { languageOfVisitors } from '../../../../shared/language-of-visitors.ts';
import { Island } from '../../../../platform/islands/island.tsx';
import { addressOf } from '../../../../shared/addresses.ts';
import questionForm from '../../browser/questions/islands/question-form.tsx';
import { questionTexts } from '../../browser/questions/texts.ts';
import { DisclosedForm } from '../disclosed-form.tsx';
import * as section from '../feedback-section.css.ts';
import * as styles from './product-questions.css.ts';
import { questionPlace, type QuestionsData, type QuestionView } from './questions-data.ts';

const titleId = 'pytania-tytul';
const formTitleId = 'zapytaj-tytul';

/** Under the page's heading, questions about a product with the shop's answers, and the form for another one (H-06). */
export function ProductQuestions({ data }: { data: QuestionsData }) {
  const t = useTexts(questionTexts);
  const { count, questions, more, settings } = data;
  return (
    <div className={styles.content}>
      <div className={styles.list} data-part="questions">
        {count === 0 ? (
          <Text tone="muted">{t('none')}</Text>
        ) : (
          <ul role="list" className={styles.questions} aria-labelledby={titleId}>
            {questions.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </ul>
        )}
        {count > settings.questionsPortion && (
          <Text look="small" tone="muted" data-announced="">
            {t('shown', { shown: questions.length, count })}
          </Text>
        )}
        {more && (
          <a className={section.more} href={more.address} data-load="" rel="nofollow">
            {t('more', { count: more.count })}
          </a>
        )}
      </div>
      <DisclosedForm id="zapytaj" titleId={formTitleId} title={t('title')} lead={t('lead')}>
        <Island
          of={questionForm}
          props={{
            action: addressOf('settings'),
            validationDelay: settings.validationDelay,
            'aria-labelledby': formTitleId,
            isMain: true,
            headingLevel: 3,
            productId: data.productId,
            longest: settings.questionCharacters,
          }}
        />
      </DisclosedForm>
    </div>
  );
}

function Question({ question: { id, author, question, date, answer } }: { question: QuestionView }) {
  const t = useTexts(questionTexts);
  const language = languageOfVisitors(useTextsContext());
  return (
    <li id={questionPlace(id)} className={styles.question}>
      <Text isStrong lang={language}>
        {question}
      </Text>
      <Text look="small" tone="muted">
        {author === '' ? t('asked', { date }) : t('askedBy', { name: author, date })}
      </Text>
      {answer ? (
        <div className={styles.answer}>
          <Text lang={language}>{answer.text}</Text>
          <Text look="small" tone="muted">
            {t('answeredBy', { name: answer.by, date: answer.date })}
          </Text>
        </div>
      ) : (
        <Text look="small">{t('unanswered')}</Text>
      )}
    </li>
  );
}
