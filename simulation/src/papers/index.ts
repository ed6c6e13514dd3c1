export { type BlueprintCell, type Candidate, solveBlueprint } from './blueprint.ts'
export { drawPaper, type DrawnSection, type PaperSection, shareTenths } from './draw-paper.ts'
