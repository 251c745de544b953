import { alertTexts } from '../alert/alert.texts.ts';
import { backToTopTexts } from '../back-to-top/back-to-top.texts.ts';
import { bannerTexts } from '../banner/banner.texts.ts';
import { breadcrumbsTexts } from '../breadcrumbs/breadcrumbs.texts.ts';
import { buttonTexts } from '../button/button.texts.ts';
import { calendarTexts } from '../calendar/calendar.texts.ts';
import { polishHolidayTexts } from '../calendar/polish-holidays.texts.ts';
import { carouselTexts } from '../carousel/carousel.texts.ts';
import { checkboxGroupTexts } from '../checkbox-group/checkbox-group.texts.ts';
import { comboboxTexts } from '../combobox/combobox.texts.ts';
import { countdownTexts } from '../countdown/countdown.texts.ts';
import { dateFieldTexts } from '../date-field/date-field.texts.ts';
import { datePickerTexts } from '../date-picker/date-picker.texts.ts';
import { dateRangePickerTexts } from '../date-range-picker/date-range-picker.texts.ts';
import { dateTimePickerTexts } from '../date-time-picker/date-time-picker.texts.ts';
import { dateTimeRangePickerTexts } from '../date-time-range-picker/date-time-range-picker.texts.ts';
import { dismissibleBarTexts } from '../dismissible-bar/dismissible-bar.texts.ts';
import { emailFieldTexts } from '../email-field/email-field.texts.ts';
import { emptyStateTexts } from '../empty-state/empty-state.texts.ts';
import { errorSummaryTexts } from '../error-summary/error-summary.texts.ts';
import { fieldTexts } from '../field/field.texts.ts';
import { fileUploadTexts } from '../file-upload/file-upload.texts.ts';
import { formTexts } from '../form/form.texts.ts';
import { validationTexts } from '../form/validation.texts.ts';
import { galleryTexts } from '../gallery/gallery.texts.ts';
import { linkTexts } from '../link/link.texts.ts';
import { menuTexts } from '../menu/menu.texts.ts';
import { loadingOverlayTexts } from '../loading-overlay/loading-overlay.texts.ts';
import { modalTexts } from '../modal/modal.texts.ts';
import { numberFieldTexts } from '../number-field/number-field.texts.ts';
import { paginationTexts } from '../pagination/pagination.texts.ts';
import { passwordFieldTexts } from '../password-field/password-field.texts.ts';
import { popoverTexts } from '../popover/popover.texts.ts';
import { priceRangeTexts } from '../price-range/price-range.texts.ts';
import { priceTexts } from '../price/price.texts.ts';
import { progressTexts } from '../progress/progress.texts.ts';
import { quantityStepperTexts } from '../quantity-stepper/quantity-stepper.texts.ts';
import { radioGroupTexts } from '../radio-group/radio-group.texts.ts';
import { ratingTexts } from '../rating/rating.texts.ts';
import { skeletonTexts } from '../skeleton/skeleton.texts.ts';
import { skipLinkTexts } from '../skip-link/skip-link.texts.ts';
import { stepsTexts } from '../steps/steps.texts.ts';
import { tableTexts } from '../table/table.texts.ts';
import { textAreaTexts } from '../text-area/text-area.texts.ts';
import { timeFieldTexts } from '../time-field/time-field.texts.ts';
import { timelineTexts } from '../timeline/timeline.texts.ts';
import { truncateTexts } from '../truncate/truncate.texts.ts';
import type { BilingualTexts, Messages, Translation } from './texts.ts';

/**
 * The texts of every component, in the order of their folders. Polish and English: what lacks a language does not compile
 * here. For translators, tests and the documentation; components import their own texts, or each would ship all of these.
 */
export const kitTexts = [
  alertTexts,
  backToTopTexts,
  bannerTexts,
  breadcrumbsTexts,
  buttonTexts,
  calendarTexts,
  polishHolidayTexts,
  carouselTexts,
  checkboxGroupTexts,
  comboboxTexts,
  countdownTexts,
  dateFieldTexts,
  datePickerTexts,
  dateRangePickerTexts,
  dateTimePickerTexts,
  dateTimeRangePickerTexts,
  dismissibleBarTexts,
  emailFieldTexts,
  emptyStateTexts,
  errorSummaryTexts,
  fieldTexts,
  fileUploadTexts,
  formTexts,
  validationTexts,
  galleryTexts,
  linkTexts,
  menuTexts,
  loadingOverlayTexts,
  modalTexts,
  numberFieldTexts,
  paginationTexts,
  passwordFieldTexts,
  popoverTexts,
  priceRangeTexts,
  priceTexts,
  progressTexts,
  quantityStepperTexts,
  radioGroupTexts,
  ratingTexts,
  skeletonTexts,
  skipLinkTexts,
  stepsTexts,
  tableTexts,
  textAreaTexts,
  timeFieldTexts,
  timelineTexts,
  truncateTexts,
] as const satisfies ReadonlyArray<BilingualTexts<Messages>>;

type KitTexts = (typeof kitTexts)[number];

/**
 * All texts of the kit in one more language: `{ button: { busy: 'In Arbeit' }, … }`. A component or a key that is left out
 * does not compile; counted messages have the forms of the language (`Intl.PluralRules`), "other" among them.
 */
export type KitCatalogue = { readonly [T in KitTexts as T['namespace']]: Translation<T['pl']> };
