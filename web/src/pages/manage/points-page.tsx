import { PointPolicyManager } from '#points'

/** The rules by which points are given. */
export const PointsPage = () => <PointPolicyManager />
