import type { School } from '@xinglin/contract/schools'

/** A school for tests, with everything open. */
export const aSchool = (over: Partial<School> = {}): School => ({
  Id: 's1',
  Name: '青禾医科大学',
  Remark: '第一行\n第二行',
  TopLogoUrl: '',
  PageImgUrl: '',
  BigLogoUrl: '',
  PlatformName: '杏林实践教学平台',
  DomainUrl: 'localhost',
  AuthMenuCode: [1, 2, 3, 4, 5],
  BottomInfoJson: '{"addpath":"杏园路 66 号","addtext":"版权所有"}',
  WAProviderNo: null,
  PlatformAttribution: 2,
  ProviderNo: 1,
  ServicePhone: '400-000-6601',
  GuestAllowed: true,
  Flags: {},
  ThemeColour: '#0f766e',
  ...over,
})
