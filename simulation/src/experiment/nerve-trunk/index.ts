export { nerveTrunkExpected } from './expected.ts'
export { nerveTrunk } from './nerve-trunk.ts'
