import { api, query } from '../../api/api.ts'

export const vipApi = api.injectEndpoints({
  endpoints: () => ({
    grades: query('/site/api/v1/user/member/memberGradeConfigList', ['Vip']),
    grade: query('/site/api/v1/user/member/memberGradeInfoByGrade', ['Vip']),
  }),
})

export const { useGradesQuery, useGradeQuery } = vipApi
