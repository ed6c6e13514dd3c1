export { missing } from '@xinglin/contract/simulations/kernel'
