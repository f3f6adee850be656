import { faker } from '@faker-js/faker/locale/zh_CN'
import { CAST_PASSWORD, type Person } from './people.ts'

/** Members in all, the cast included (U-SRV-01). */
export const CROWD = 60

export const SYLLABLES = [
  'yun',
  'hai',
  'qing',
  'shan',
  'feng',
  'lan',
  'xing',
  'chen',
  'mu',
  'ze',
  'ning',
  'an',
]
export const MOODS = [
  '晚风',
  '青柠',
  '半糖',
  '远山',
  '慢热',
  '北岸',
  '微醺',
  '晴川',
  '夜航',
  '南枝',
  '白露',
  '旧梦',
]
export const ROLES = [
  '球迷',
  '旅人',
  '守门员',
  '观潮客',
  '看台',
  '老饕',
  '散步者',
  '收藏家',
  '替补',
  '掌柜',
  '渔夫',
  '信使',
]
/** Of a hundred members so many have each level or more. */
const GRADES = [100, 62, 40, 26, 16, 9, 5, 3, 1]
const HUNDRED = 100

const nameOf = (index: number): string =>
  `${faker.helpers.arrayElement(SYLLABLES)}${faker.helpers.arrayElement(SYLLABLES)}${String(index).padStart(3, '0')}`

const gradeOf = (): number => {
  const drawn = faker.number.int({ min: 1, max: HUNDRED })
  return GRADES.findLastIndex((share) => drawn <= share)
}

/** `count` ordinary members, the same for the same seed; every name and number is invented. */
export const crowdOf = (seed: number, count: number): Person[] => {
  faker.seed(seed)
  const realNames = faker.helpers.uniqueArray(() => faker.person.fullName(), count)
  return realNames.map((realName, index) => {
    const vipGrade = gradeOf()
    const registeredDaysAgo = faker.number.int({ min: 5, max: 700 })
    const isKnown = vipGrade > 0 || faker.datatype.boolean(0.5)
    const name = nameOf(index)
    return {
      name,
      password: CAST_PASSWORD,
      nickName: faker.helpers.arrayElement(MOODS) + faker.helpers.arrayElement(ROLES),
      ...(isKnown ? { realName, phone: `1390000${String(index + 1).padStart(4, '0')}` } : {}),
      ...(faker.datatype.boolean(0.3) ? { email: `${name}@chengwan.example` } : {}),
      gender: faker.helpers.arrayElement([1, 2] as const),
      ...(isKnown
        ? {
            birthday: `${faker.number.int({ min: 1965, max: 2004 })}-0${faker.number.int({ min: 1, max: 9 })}-15`,
          }
        : {}),
      vipGrade,
      balanceCents: faker.number.int({ min: 0, max: 20_000 * (vipGrade + 1) ** 2 }),
      points: faker.number.int({ min: 0, max: 800 * (vipGrade + 1) }),
      registeredDaysAgo,
      lastLoginDaysAgo: faker.number.int({ min: 0, max: Math.min(registeredDaysAgo, 60) }),
      trust: 'any',
      trait: '普通会员',
    }
  })
}
