/** The call that searches pickup points. */
export const pointsAddress = '/ajax/pickup-points.php';
