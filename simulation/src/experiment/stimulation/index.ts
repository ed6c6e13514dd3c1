export { isOn, recruited, tickTrains, trainOf, type Excitability, type Train } from './train.ts'
