/** Where somebody's points are, in the personal centre. */
export const ownPoints = '/PersonalInfo/Mypoints'
