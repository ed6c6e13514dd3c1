export { missing } from '@xinglin/contract/virtual'
