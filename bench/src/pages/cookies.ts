/** A Cookie header as cookies that a browser can be given for `url`. */
export const cookiesOf = (header: string, url: string) =>
  header
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url }
    })
