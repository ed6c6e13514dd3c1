export {
  addToBath,
  aerate,
  bathStep,
  exchangeFluid,
  molar,
  newBath,
  setTemperature,
  type Bath,
  type Substance,
} from './bath.ts'
