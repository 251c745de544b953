import { randomBytes } from 'node:crypto';
import type { FormError } from '../../../../components/form/index.ts';
import { translator } from '../../../../components/texts/texts.ts';
import {
  complaintProblems,
  isComplaintMethod,
  isComplaintSolution,
  type ComplaintProblem,
} from '../../../../patterns/rules/complaints.ts';
import { returnErrorTexts } from '../../../../patterns/rules/error-catalogue.shop.texts.ts';
import { isPhone } from '../../../../patterns/rules/validation.ts';
import { data, notFound, postponed, redirect, rejected, type PostAnswer } from '../../../platform/page/answers.ts';
import { addressOf } from '../../../shared/addresses.ts';
import type { PageContext } from '../../../shared/define-page.ts';
import { goalAt } from '../../../shared/sign-in/goals.ts';
import { notOpened, sendFormToSignIn } from '../../../shared/sign-in/send-to-sign-in.ts';
import { addCodeNotice } from '../../../shared/forms/add-code-notice.ts';
import type { ComplaintFile } from '../../../store/index.ts';
import { complaintAddress } from './complaint-view.ts';
import { complainableLines, complainableOrder } from './load-rma-form.ts';
import { keepFiles } from './read-complaint-file.ts';
import { readRmaForm, type RmaForm, type RmaRow } from './rma-form.ts';
import { rmaFormTexts } from './rma-form.texts.ts';
import { isUpload, uploadOf } from './upload.ts';

type Context = PageContext<'rma-method'>;

/** What was typed, by the line's position in the order, and what is wrong. */
export interface RmaAttempt {
  rows: Readonly<
    Record<
      number,
      { isChosen: boolean; description: string; kept: ReadonlyArray<Pick<ComplaintFile, 'name' | 'fileName'>> }
    >
  >;
  solution: string;
  method: string;
  phone: string;
  errors: ReadonlyArray<FormError>;
}

/** POST rma-method.php?type=multiproduct (wire contract 3): files a complaint [V-43], or keeps one photo for it. */
export async function fileComplaint(context: Context): Promise<PostAnswer<RmaAttempt>> {
  const form = await context.form();
  if (!context.url.searchParams.has('order_number')) {
    // Other programs may send lines of several orders, or of none.
    await addCodeNotice(context, 'message.rma_require_one_order');
    return redirect(addressOf('rma-add'));
  }
  const order = await complainableOrder(context);
  if (!order)
    return isUpload(form)
      ? notFound()
      : notOpened(context, goalAt('rma-add', context.url.searchParams), sendFormToSignIn);
  const upload = await uploadOf(form, order.id, 'photos', context);
  if (upload) return data(upload.value, upload.status);

  const typed = readRmaForm(form);
  const rows = ownRows(typed, complainableLines(order, context));
  const t = translator(rmaFormTexts, context.texts);
  const chosen = rows.filter(({ row }) => row.product !== '');
  const problems = complaintProblems(
    { ...typed, lines: chosen.map(({ position, row }) => ({ index: position, description: row.description })) },
    context.settings.complaintTextCharacters,
    (number) => isPhone(context.settings.phoneMinimum)(number) === null,
  );
  const photos = new Map<number, Awaited<ReturnType<typeof keepFiles>>>();
  for (const { position, row } of chosen) {
    const files = { orderId: order.id, earlier: row.kept, sent: row.photos, accepts: 'photos' } as const;
    // oxlint-disable-next-line no-await-in-loop -- decoding is the costliest work of the shop: one after the other
    photos.set(position, await keepFiles(files, context));
  }
  const errors = [
    ...problems.filter(isOfLines).map((problem) => errorOf(problem, rows, context)),
    ...[...photos].flatMap(([position, { problem }]) =>
      problem === null
        ? []
        : [
            {
              name: `comment_photo[${position}]`,
              label: t('photosOf', { product: nameAt(position, rows) }),
              message: problem,
            },
          ],
    ),
    ...problems.filter((problem) => !isOfLines(problem)).map((problem) => errorOf(problem, rows, context)),
  ];
  const { solution, method, phone } = typed;
  if (errors.length > 0 || !isComplaintSolution(solution) || !isComplaintMethod(method)) {
    const attempt = attemptOf(typed, rows, photos, errors);
    const isOnlyBusy = problems.length === 0 && [...photos.values()].some(({ isPostponed }) => isPostponed);
    return isOnlyBusy ? postponed(attempt, context.settings.imageRetrySeconds) : rejected(attempt);
  }
  const filed = await context.store.complaints.file({
    orderId: order.id,
    idempotencyKey: typed.key || randomBytes(18).toString('base64url'),
    lines: chosen.map(({ position, row }) => ({
      orderPosition: position,
      description: row.description,
      files: photos.get(position)?.kept.map(({ name }) => name) ?? [],
    })),
    solution,
    method,
    phone,
    shopEmail: context.settings.companyEmail,
  });
  if (filed.kind === 'gone') return notFound();
  await addCodeNotice(context, 'message.rma_add');
  const isByKey = context.url.searchParams.has('key');
  return redirect(complaintAddress(filed.complaint.number, isByKey ? filed.complaint.accessKey : null));
}

interface OwnRow {
  /** Of the line in the order. */
  position: number;
  name: string;
  row: RmaRow;
}

/** The rows about lines of this order, each line once, in its order. Others are no one's: they are left out. */
export function ownRows({ rows }: RmaForm, lines: ReturnType<typeof complainableLines>): ReadonlyArray<OwnRow> {
  const isOf = (row: RmaRow, line: (typeof lines)[number]) =>
    row.product === String(line.productId) &&
    row.size === line.size &&
    (row.additional === line.additional || row.additional === '');
  return lines.flatMap((line) => {
    const { position, name } = line;
    // An unticked row of the shop's own form has no product, but what was typed in it stays.
    const row = rows.find((one) => isOf(one, line)) ?? rows.find((one) => one.product === '' && one.index === position);
    return row ? [{ position, name, row }] : [];
  });
}

const nameAt = (position: number, rows: ReadonlyArray<OwnRow>): string =>
  rows.find((row) => row.position === position)?.name ?? '';

const isOfLines = (problem: ComplaintProblem): boolean => problem === 'noLine' || typeof problem === 'object';

function errorOf(problem: ComplaintProblem, rows: ReadonlyArray<OwnRow>, context: Context): FormError {
  const t = translator(rmaFormTexts, context.texts);
  if (typeof problem === 'object') {
    const position = 'noDefect' in problem ? problem.noDefect : problem.tooLong;
    const label = t('descriptionOf', { product: nameAt(position, rows) });
    const message =
      'noDefect' in problem
        ? translator(returnErrorTexts, context.texts)('noDefect')
        : t('tooLong', { count: context.settings.complaintTextCharacters });
    return { name: `comment[${position}]`, label, message };
  }
  const field = (
    { noLine: 'product', noSolution: 'rma_type', noMethod: 'return_type', noPhone: 'phone', badPhone: 'phone' } as const
  )[problem];
  return { name: field, label: t(`field.${field}`), message: t(problem) };
}

export function attemptOf(
  { solution, method, phone }: RmaForm,
  rows: ReadonlyArray<OwnRow>,
  photos: ReadonlyMap<number, { kept: ReadonlyArray<ComplaintFile> }>,
  errors: ReadonlyArray<FormError>,
): RmaAttempt {
  return {
    rows: Object.fromEntries(
      rows.map(({ position, row }) => [
        position,
        {
          isChosen: row.product !== '',
          description: row.description,
          kept: (photos.get(position)?.kept ?? []).map(({ name, fileName }) => ({ name, fileName })),
        },
      ]),
    ),
    solution,
    method,
    phone,
    errors,
  };
}
