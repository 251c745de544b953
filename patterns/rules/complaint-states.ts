/** What a state means for the shopper and the shop, whatever its reason. */
export type ComplaintPhase =
  /** The shop has to answer. */
  | 'open'
  /** The shopper has to answer; the shop's deadline runs on. */
  | 'asking'
  /** The complaint is accepted, and the shop still has something to do. */
  | 'accepted'
  /** What was accepted is done. */
  | 'done'
  | 'refused'
  | 'cancelled';

/** All states of a complaint (wire contract 4), by their numbers, which other programs know. */
const phases = {
  1: 'open', // under review
  2: 'accepted',
  3: 'refused',
  4: 'open', // testing
  5: 'open', // at the producer
  6: 'accepted', // repair
  7: 'refused', // no fault
  8: 'refused', // misuse
  9: 'refused', // out of warranty
  10: 'accepted', // refund ordered
  11: 'done', // paid out
  12: 'accepted', // exchange for the same
  13: 'accepted', // exchange for another: the contract names 18 for "cancelled by the client", too
  14: 'cancelled', // never arrived
  15: 'open', // generated
  16: 'cancelled', // abandoned
  17: 'cancelled',
  18: 'cancelled', // by the client
  19: 'open', // confirmed
  20: 'open', // unhandled
  21: 'refused',
  22: 'refused', // no fault
  23: 'refused', // out of warranty
  24: 'refused', // misuse
  25: 'done', // return parcel sent
  26: 'done', // new item sent
  27: 'accepted', // document data change
  28: 'done', // repaired
  29: 'asking', // needs information
  30: 'refused', // negative, with a return parcel
} as const satisfies Readonly<Record<number, ComplaintPhase>>;

export type ComplaintState = keyof typeof phases;

export const complaintStates = Object.keys(phases).map(Number) as unknown as ReadonlyArray<ComplaintState>;

export const isComplaintState = (state: number): state is ComplaintState => Object.hasOwn(phases, state);

export const phaseOf = (state: ComplaintState): ComplaintPhase => phases[state];

/** The first state of a complaint, and those that the shop itself sets. */
export const newComplaint = 20 satisfies ComplaintState;
export const underReview = 1 satisfies ComplaintState;
export const acceptedComplaint = 2 satisfies ComplaintState;
export const paidOut = 11 satisfies ComplaintState;
export const cancelledByShopper = 18 satisfies ComplaintState;
export const needsInformation = 29 satisfies ComplaintState;

const undecided: ReadonlyArray<ComplaintPhase> = ['open', 'asking', 'accepted', 'refused', 'cancelled'];

/** A refusal may be taken back, an acceptance may not: the shopper relies on it. */
const nextPhases: Readonly<Record<ComplaintPhase, ReadonlyArray<ComplaintPhase>>> = {
  open: undecided,
  asking: undecided,
  accepted: ['accepted', 'done', 'cancelled'],
  refused: ['open', 'accepted', 'refused'],
  done: [],
  cancelled: [],
};

/** Steps beside those of the phases. */
const furtherSteps: Readonly<Partial<Record<ComplaintState, ReadonlyArray<ComplaintState>>>> = {
  // The parcel arrived after all.
  14: [underReview],
  16: [underReview],
  // Repaired goods go back.
  28: [25],
};

/** The parcel with refused goods goes back. */
const returnParcel = 25 satisfies ComplaintState;

/** An accepted complaint is cancelled by the shopper or by both, but goods cannot be missing or abandoned any more. */
const onlyBefore: ReadonlyArray<ComplaintState> = [14, 16];

/** Whether a complaint may go from one state to another; never to its own. */
export function mayFollow(from: ComplaintState, to: ComplaintState): boolean {
  if (from === to) return false;
  if (furtherSteps[from]?.includes(to)) return true;
  const [phase, next] = [phaseOf(from), phaseOf(to)];
  if (phase === 'refused' && to === returnParcel) return true;
  if (phase === 'accepted' && onlyBefore.includes(to)) return false;
  return nextPhases[phase].includes(next);
}

/** The states that may follow, for the operator. */
export const statesAfter = (from: ComplaintState): ReadonlyArray<ComplaintState> =>
  complaintStates.filter((to) => mayFollow(from, to));

/** Whether the shop has not decided yet: the deadline for its answer counts. */
export const isUndecided = (state: ComplaintState): boolean => ['open', 'asking'].includes(phaseOf(state));

/** Whether the shopper may still write: nothing comes of messages about what is cancelled. */
export const takesMessages = (state: ComplaintState): boolean => phaseOf(state) !== 'cancelled';
