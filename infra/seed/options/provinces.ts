import type { ProvinceOption, Region } from '#shared/options/options.schema.ts'

const at = (name: string, lat: number, lon: number, towns: string): Region => ({ name, towns, lat, lon })

/** The 44 districts and 8 metros. Gauteng's metros are split, because crossing half of one takes an hour. */
const regions: Record<string, Region[]> = {
  Gauteng: [
    at('Johannesburg North', -26.05, 28.04, 'Sandton, Randburg, Fourways, Midrand'),
    at('Johannesburg Central', -26.19, 28.03, 'Braamfontein, Rosebank, Parktown, Melville'),
    at('Johannesburg South', -26.31, 27.9, 'Soweto, Lenasia, Southgate, Orange Farm'),
    at('Pretoria and Centurion', -25.8, 28.22, 'Hatfield, Menlyn, Centurion, Pretoria East'),
    at('Tshwane North', -25.56, 28.25, 'Montana, Soshanguve, Mabopane, Cullinan'),
    at('Ekurhuleni North', -26.07, 28.22, 'Kempton Park, Edenvale, Tembisa'),
    at('Ekurhuleni South', -26.28, 28.29, 'Germiston, Boksburg, Benoni, Springs, Alberton'),
    at('Sedibeng', -26.6, 28.12, 'Vereeniging, Vanderbijlpark, Heidelberg'),
    at('West Rand', -26.26, 27.53, 'Krugersdorp, Randfontein, Carletonville'),
  ],
  'Western Cape': [
    at('Cape Town Metro', -33.91, 18.57, 'Cape Town, Bellville, Sea Point, Somerset West'),
    at('Cape Winelands', -33.45, 19.6, 'Stellenbosch, Paarl, Worcester'),
    at('Garden Route', -33.75, 22.15, 'George, Mossel Bay, Knysna, Oudtshoorn'),
    at('Overberg', -34.28, 19.95, 'Hermanus, Caledon, Swellendam'),
    at('West Coast', -32.35, 18.7, 'Vredenburg, Malmesbury, Vredendal'),
    at('Central Karoo', -32.7, 22.4, 'Beaufort West, Prince Albert'),
  ],
  'KwaZulu Natal': [
    at('eThekwini', -29.78, 30.84, 'Durban, Umhlanga, Pinetown, Amanzimtoti'),
    at('uMgungundlovu', -29.5, 30.18, 'Pietermaritzburg, Howick, Mooi River'),
    at('iLembe', -29.28, 31.12, 'Ballito, KwaDukuza, Mandeni'),
    at('Ugu', -30.58, 30.35, 'Port Shepstone, Margate, Scottburgh'),
    at('King Cetshwayo', -28.75, 31.6, 'Richards Bay, Empangeni, Eshowe'),
    at('uThukela', -28.72, 29.53, 'Ladysmith, Estcourt'),
    at('Amajuba', -27.77, 30.1, 'Newcastle, Utrecht'),
    at('uMzinyathi', -28.6, 30.45, 'Dundee, Greytown'),
    at('Zululand', -27.85, 31.35, 'Vryheid, Ulundi, Pongola'),
    at('uMkhanyakude', -27.6, 32.3, 'Mtubatuba, Hluhluwe, Jozini'),
    at('Harry Gwala', -30.1, 29.75, 'Kokstad, Ixopo, Underberg'),
  ],
  'Northern Cape': [
    at('Frances Baard', -28.3, 24.6, 'Kimberley, Barkly West'),
    at('Pixley ka Seme', -30.6, 23.2, 'De Aar, Colesberg, Prieska'),
    at('ZF Mgcawu', -28.2, 21.0, 'Upington, Kakamas, Postmasburg'),
    at('John Taolo Gaetsewe', -27.2, 23.1, 'Kuruman, Kathu'),
    at('Namakwa', -30.25, 19.3, 'Springbok, Calvinia'),
  ],
  'Free State': [
    at('Mangaung', -29.2, 26.5, 'Bloemfontein, Botshabelo, Thaba Nchu'),
    at('Lejweleputswa', -28.25, 26.2, 'Welkom, Virginia, Bothaville'),
    at('Fezile Dabi', -27.2, 27.8, 'Sasolburg, Kroonstad, Parys'),
    at('Thabo Mofutsanyana', -28.35, 28.35, 'Bethlehem, Harrismith, Phuthaditjhaba'),
    at('Xhariep', -29.9, 25.6, 'Trompsburg, Zastron, Koffiefontein'),
  ],
  'Eastern Cape': [
    at('Nelson Mandela Bay', -33.85, 25.48, 'Gqeberha, Kariega, Despatch'),
    at('Buffalo City', -32.93, 27.65, 'East London, Qonce, Mdantsane'),
    at('Sarah Baartman', -33.1, 25.0, 'Makhanda, Graaff-Reinet, Jeffreys Bay'),
    at('Amathole', -32.5, 27.5, 'Stutterheim, Butterworth, Fort Beaufort'),
    at('Chris Hani', -31.8, 26.5, 'Komani, Cradock, Cala'),
    at('Joe Gqabi', -30.95, 27.4, 'Aliwal North, Maclear, Barkly East'),
    at('OR Tambo', -31.5, 28.95, 'Mthatha, Lusikisiki, Port St Johns'),
    at('Alfred Nzo', -30.75, 29.1, 'Matatiele, Mount Frere, Mbizana'),
  ],
  Limpopo: [
    at('Capricorn', -23.7, 29.3, 'Polokwane, Mankweng, Lebowakgomo'),
    at('Mopani', -23.6, 30.7, 'Tzaneen, Phalaborwa, Giyani'),
    at('Sekhukhune', -24.8, 29.85, 'Groblersdal, Burgersfort, Jane Furse'),
    at('Vhembe', -22.75, 30.2, 'Thohoyandou, Louis Trichardt, Musina'),
    at('Waterberg', -24.1, 28.0, 'Modimolle, Mokopane, Lephalale'),
  ],
  'North West': [
    at('Bojanala', -25.4, 27.1, 'Rustenburg, Brits, Mogwase'),
    at('Dr Kenneth Kaunda', -26.8, 26.6, 'Klerksdorp, Potchefstroom, Orkney'),
    at('Ngaka Modiri Molema', -26.0, 25.6, 'Mahikeng, Lichtenburg, Zeerust'),
    at('Dr Ruth Segomotsi Mompati', -26.95, 24.3, 'Vryburg, Taung, Christiana'),
  ],
  Mpumalanga: [
    at('Ehlanzeni', -25.15, 31.2, 'Mbombela, White River, Barberton, Lydenburg'),
    at('Gert Sibande', -26.6, 30.0, 'Secunda, Ermelo, Standerton'),
    at('Nkangala', -25.65, 29.2, 'Middelburg, eMalahleni, KwaMhlanga'),
  ],
}

export const provinces: ProvinceOption[] = Object.entries(regions).map(([name, subs], order) => ({
  category: 'provinces',
  name,
  order,
  isdeleted: false,
  subs,
}))
