/** A Cookie header as cookies that a browser can be given for the whole site of `url`. */
export const cookiesOf = (header: string, url: string) =>
  header
    .split('; ')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: new URL(url).origin }
    })
