export { microgramsOf, nanomolesOf } from './dose.ts'
export { emptyDepot, flow, shares, type Depot, type Kinetics } from './kinetics.ts'
export { occupancy } from './occupancy.ts'
