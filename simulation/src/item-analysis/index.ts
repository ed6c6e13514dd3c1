export {
  type AnalysedItem,
  itemAnalysis,
  type Examinee,
  type ItemFigures,
  type OptionUse,
} from './analyse-items.ts'
export { alphaOf, kr20Of, meanOf, quantileOf, standardError, varianceOf } from './measures.ts'
